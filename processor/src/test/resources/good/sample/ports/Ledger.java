package sample.ports;

public interface Ledger<T> {

    T last();
}
