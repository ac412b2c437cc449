import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { Stanza } from 'age-encryption'

// The "scrypt" stanza of the age format, which wraps the key of a file with a passphrase. The library's own scrypt takes
// seconds in JavaScript and blocks the process; Node's takes less than one, in another thread.

const LABEL = 'age-encryption.org/v1/scrypt'
const CIPHER = 'chacha20-poly1305'
const KEY_BYTES = 16
const SALT_BYTES = 16
const TAG_BYTES = 16
/** Fixed by the format: each wrapping key is used once. */
const NONCE = Buffer.alloc(12)
const HIGHEST_WORK_FACTOR = 20

/** The arguments and the body of the stanza. `workFactor` is the base-2 logarithm of scrypt's cost. */
export async function wrapFileKey(fileKey: Uint8Array, passphrase: string, workFactor: number) {
  const salt = randomBytes(SALT_BYTES)
  const key = await derivedKey(passphrase, salt, workFactor)
  const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
  const args = ['scrypt', salt.toString('base64').replaceAll('=', ''), String(workFactor)]
  return { args, body }
}

/** Undefined when the passphrase is wrong, or the file was encrypted otherwise. */
export async function unwrapFileKey([stanza, ...others]: Stanza[], passphrase: string) {
  const [kind, salt = '', logN = ''] = stanza?.args ?? []
  const workFactor = Number(logN)
  const isScrypt = kind === 'scrypt' && !others.length && stanza?.body.length === KEY_BYTES + TAG_BYTES
  if (!isScrypt || !(workFactor >= 1 && workFactor <= HIGHEST_WORK_FACTOR)) return undefined
  const key = await derivedKey(passphrase, Buffer.from(salt, 'base64'), workFactor)
  const cipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
  cipher.setAuthTag(stanza.body.subarray(KEY_BYTES))
  try {
    return Buffer.concat([cipher.update(stanza.body.subarray(0, KEY_BYTES)), cipher.final()])
  } catch {
    return undefined
  }
}

function derivedKey(passphrase: string, salt: Uint8Array, workFactor: number) {
  const N = 2 ** workFactor
  // scrypt needs 128 · N · r bytes and a little more; Node refuses above a limit.
  const options = { N, r: 8, p: 1, maxmem: 2 * 128 * N * 8 }
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
