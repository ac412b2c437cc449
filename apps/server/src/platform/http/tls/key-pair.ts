import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext, type SecureContextOptions } from 'node:tls'
import { StartupError } from '../../startup-error.ts'

export type KeyPairFiles = { certFile: string; keyFile: string }
/** A certificate, with its chain, and its private key, in PEM form. */
export type KeyPair = { cert: string; key: string }

/**
 * Mozilla's intermediate configuration, without the ciphers that need Diffie-Hellman parameters of one's own: clients of
 * the last ten years, with forward secrecy and authenticated encryption alone.
 */
const PROTOCOL: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers: [
    ...['TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256'],
    ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256'],
    ...['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384'],
    ...['ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'],
  ].join(':'),
}

/** What a server speaks with this pair. */
export const contextOf = (pair: KeyPair): SecureContextOptions => ({ ...PROTOCOL, ...pair })

/** Reads a certificate and its private key. What is wrong with them is said in one sentence. */
export async function readKeyPair({ certFile, keyFile }: KeyPairFiles): Promise<KeyPair> {
  const pair = { cert: await read('TLS_CERT', certFile), key: await read('TLS_KEY', keyFile) }
  const certificate = parsed('TLS_CERT is not a certificate in PEM form.', () => certificateOf(pair))
  const key = parsed('TLS_KEY is not a private key in PEM form without a passphrase.', () =>
    createPrivateKey(pair.key),
  )
  if (!certificate.checkPrivateKey(key)) throw new StartupError('TLS_KEY does not belong to TLS_CERT.')
  // The rest of the chain, and what OpenSSL regards as too weak.
  parsed('TLS_CERT and TLS_KEY cannot be used.', () => createSecureContext(contextOf(pair)))
  return pair
}

const certificateOf = ({ cert }: KeyPair) => new X509Certificate(cert)

export const expiryOf = (pair: KeyPair) => new Date(certificateOf(pair).validTo)

async function read(name: string, file: string) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new StartupError(`${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function parsed<Result>(sentence: string, parse: () => Result) {
  try {
    return parse()
  } catch {
    throw new StartupError(sentence)
  }
}
