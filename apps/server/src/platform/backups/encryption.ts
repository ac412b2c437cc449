import { open, readFile } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import type { Stanza } from 'age-encryption'
import { StartupError } from '../startup-error.ts'
import { unwrapFileKey, wrapFileKey } from './age-passphrase.ts'

const MAGIC = 'age-encryption.org/v1\n'
/** The default of age's own program. */
const WORK_FACTOR = 18

export type Encryption = {
  passphrase: string
  /** Cheaper in tests. */
  workFactor?: number
}

/** The passphrase in the configured file; undefined when backups are not encrypted. */
export async function readPassphrase(file: string | undefined) {
  if (!file) return undefined
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError('The file that BACKUP_PASSPHRASE_FILE names cannot be read.')
  })
  const passphrase = text.replace(/\r?\n$/, '')
  if (!passphrase) throw new StartupError('The file that BACKUP_PASSPHRASE_FILE names is empty.')
  return passphrase
}

export async function isEncrypted(file: string) {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === MAGIC
  } finally {
    await handle.close()
  }
}

/** Encrypts a stream in the age format. The library is loaded only where backups are encrypted. */
export const encryption = ({ passphrase, workFactor = WORK_FACTOR }: Encryption) =>
  Duplex.from(async function* encrypted(chunks: AsyncIterable<Uint8Array>) {
    const age = await import('age-encryption')
    const encrypter = new age.Encrypter()
    encrypter.addRecipient({
      wrapFileKey: async (fileKey) => {
        const { args, body } = await wrapFileKey(fileKey, passphrase, workFactor)
        return [new age.Stanza(args, body)]
      },
    })
    yield* await encrypter.encrypt(streamOf(chunks))
  })

/** Decrypts a stream in the age format. `file` is for the words of a refusal. */
export const decryption = (file: string, passphrase: string | undefined) =>
  Duplex.from(async function* decrypted(chunks: AsyncIterable<Uint8Array>) {
    if (passphrase === undefined)
      throw new StartupError(
        `${file} is encrypted: set BACKUP_PASSPHRASE_FILE to the file with its passphrase.`,
      )
    const age = await import('age-encryption')
    const decrypter = new age.Decrypter()
    decrypter.addIdentity({
      unwrapFileKey: async (stanzas: Stanza[]) => {
        const fileKey = await unwrapFileKey(stanzas, passphrase)
        if (fileKey) return fileKey
        throw new StartupError(`The passphrase in BACKUP_PASSPHRASE_FILE does not open ${file}.`)
      },
    })
    yield* await decrypter.decrypt(streamOf(chunks))
  })

/** The library names the DOM's type, which differs from Node's. */
const streamOf = (chunks: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(chunks) as unknown as globalThis.ReadableStream<Uint8Array>
