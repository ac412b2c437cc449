import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../../test/testing/folders/data-folder.ts'
import { selfSigned, writePair } from '../../../../test/testing/self-signed.ts'
import { StartupError } from '../../startup-error.ts'
import { expiryOf, readKeyPair } from './key-pair.ts'

const pair = selfSigned('venue.test')

test('reads a certificate and its key', async () => {
  expect(await readKeyPair(await writePair(await emptyFolder(), pair))).toEqual(pair)
})

test('reads a certificate that has expired', async () => {
  const expiresAt = new Date('2024-11-02T00:00:00Z')
  const expired = selfSigned('venue.test', { expiresAt })
  const read = await readKeyPair(await writePair(await emptyFolder(), expired))
  expect(expiryOf(read)).toEqual(expiresAt)
})

const withPassphrase = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
  cipher: 'aes-256-cbc',
  passphrase: 'moor',
}) as string

test.each([
  ['a certificate that is none', { ...pair, cert: 'lantern' }, 'TLS_CERT is not a certificate in PEM form.'],
  [
    'a key that is none',
    { ...pair, key: 'lantern' },
    'TLS_KEY is not a private key in PEM form without a passphrase.',
  ],
  [
    'a key with a passphrase',
    { ...pair, key: withPassphrase },
    'TLS_KEY is not a private key in PEM form without a passphrase.',
  ],
  [
    'the key of another certificate',
    { ...pair, key: selfSigned('other.test').key },
    'TLS_KEY does not belong to TLS_CERT.',
  ],
])('refuses %s in one sentence', async (_, given, sentence) => {
  const files = await writePair(await emptyFolder(), given)
  await expect(readKeyPair(files)).rejects.toThrow(new StartupError(sentence))
})

test('refuses a file that cannot be read', async () => {
  const files = await writePair(await emptyFolder(), pair)
  const reading = readKeyPair({ ...files, keyFile: `${files.keyFile}.missing` })
  await expect(reading).rejects.toThrow(new StartupError('TLS_KEY cannot be read (ENOENT).'))
})
