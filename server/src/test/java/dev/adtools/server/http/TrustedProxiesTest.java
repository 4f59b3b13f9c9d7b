package dev.adtools.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.store.StartupException;
import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrustedProxiesTest {

    @Test
    void trustsNoAddressByDefault() throws Exception {
        assertThat(TrustedProxies.of(" ").contains(InetAddress.getLoopbackAddress()))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, true",
        "127.0.0.2, false",
        "10.255.255.255, true",
        "11.0.0.0, false",
        "::ffff:10.0.0.1, true",
        "2001:db8:0:ffff::1, true",
        "2001:db8:1::1, false",
        "::1, true"
    })
    void knowsAddressesAndBlocks(String address, boolean trusted) throws Exception {
        TrustedProxies proxies = TrustedProxies.of("127.0.0.1, 10.0.0.0/8,2001:db8::/48 ,::1,");

        assertThat(proxies.contains(InetAddress.getByName(address))).isEqualTo(trusted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "10.0.0.300",
                "10.0.0",
                "010.0.0.1",
                "10.0.0.1-10.0.0.9",
                "10.0.0.0/33",
                "10.0.0.0/",
                "10.0.0.1/8",
                "0.0.0.0/0",
                "::/0",
                "::/129",
                "[::1]",
                "fe80::1%lo",
                "10.0.0.1:80",
                "10.0.0.0/255.0.0.0"
            })
    void refusesOtherEntries(String entry) {
        assertThatThrownBy(() -> TrustedProxies.of("127.0.0.1," + entry))
                .isInstanceOf(StartupException.class)
                .hasMessageStartingWith("trustedProxies must list IP addresses and CIDR blocks")
                .hasMessageEndingWith("; " + entry + " is neither.");
    }
}
