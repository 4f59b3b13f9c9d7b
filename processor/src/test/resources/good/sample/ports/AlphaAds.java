package sample.ports;

public interface AlphaAds {}
