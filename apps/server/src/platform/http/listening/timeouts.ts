/** Timeout of a whole request. Long enough for photos from phones with a weak signal. */
export const REQUEST_MS = 20_000
const HEADERS_MS = 10_000

/** Against slow clients that hold connections open (Slowloris). */
export const SLOW_CLIENT_LIMITS = { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000 }
/** The same for clients that never finish the TLS handshake, which would also delay a shutdown. */
export const SLOW_HANDSHAKE_LIMIT = { handshakeTimeout: HEADERS_MS }
