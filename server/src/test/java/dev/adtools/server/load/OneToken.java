package dev.adtools.server.load;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Lets in whoever has the one token. */
record OneToken(String token) implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (("Bearer " + token).equals(((HttpServletRequest) request).getHeader("Authorization"))) {
            chain.doFilter(request, response);
        } else {
            ((HttpServletResponse) response).sendError(401);
        }
    }
}
