import { generateKeyPairSync, sign } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// A minimal DER writer (X.690): Node reads certificates, but does not write them.
const TAG = { integer: 2, bits: 3, oid: 6, text: 12, time: 24, sequence: 0x30, set: 0x31, version: 0xa0 }

function der(tag: number, ...parts: Uint8Array[]) {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

/** As short as possible, which DER demands. */
function lengthOf(bytes: number) {
  if (bytes < 128) return [bytes]
  return bytes < 256 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff]
}

const ECDSA_WITH_SHA256 = der(TAG.oid, Buffer.from('2a8648ce3d040302', 'hex'))
const COMMON_NAME = der(TAG.oid, Buffer.from('550403', 'hex'))
const noUnusedBits = Buffer.from([0])

const nameOf = (name: string) =>
  der(TAG.sequence, der(TAG.set, der(TAG.sequence, COMMON_NAME, der(TAG.text, Buffer.from(name)))))

const timeOf = (date: Date) =>
  der(TAG.time, Buffer.from(`${date.toISOString().slice(0, 19).replace(/\D/g, '')}Z`))

function pem(content: Buffer) {
  const lines = content.toString('base64').match(/.{1,64}/g)!
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** A self-signed certificate (X.509, ECDSA P-256) and its key, in PEM form. */
export function selfSigned(name: string, { expiresAt = new Date(Date.now() + 3_600_000) } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(TAG.sequence, ECDSA_WITH_SHA256)
  const content = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    algorithm,
    nameOf(name),
    der(TAG.sequence, timeOf(new Date('2020-01-01')), timeOf(expiresAt)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(TAG.bits, noUnusedBits, sign('sha256', content, privateKey))
  return {
    cert: pem(der(TAG.sequence, content, algorithm, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

/** Writes a pair to the files that the settings name. */
export async function writePair(folder: string, { cert, key }: { cert: string; key: string }) {
  const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }
  await Promise.all([writeFile(files.certFile, cert), writeFile(files.keyFile, key)])
  return files
}
