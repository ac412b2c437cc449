import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { migratedDatabase } from '../../../test/testing/empty-database.ts'
import { emptyFolder } from '../../../test/testing/folders/data-folder.ts'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { writeBackup } from './backup-file.ts'
import { decryption, encryption, isEncrypted, readPassphrase } from './encryption.ts'
import { readBackup } from './restore.ts'

const { db, url } = await testDatabase()
await db.$client.query(`insert into festivals (name) values ('Dreadmoor')`)
const passphrase = 'grave moss lantern fog'
const secret = { passphrase, workFactor: 4 }

test('an encrypted backup is restored with its passphrase, and shows nothing without it', async () => {
  const file = join(await emptyFolder(), 'night.backup.gz.age')
  await writeBackup(url, file, secret)
  expect(await isEncrypted(file)).toBe(true)
  await expect(readBackup(await migratedDatabase(), file)).rejects.toThrow(
    'is encrypted: set BACKUP_PASSPHRASE_FILE',
  )
  await expect(readBackup(await migratedDatabase(), file, 'wrong')).rejects.toThrow(
    `The passphrase in BACKUP_PASSPHRASE_FILE does not open ${file}.`,
  )
  expect(await readBackup(await migratedDatabase(), file, passphrase)).toBe(1)
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  ['changed in one byte', (bytes: Buffer) => bytes.with(bytes.length - 30, bytes.at(-30)! ^ 1)],
])('an encrypted backup that was %s is refused', async (_, spoil) => {
  const file = join(await emptyFolder(), 'night.backup.gz.age')
  await writeBackup(url, file, secret)
  await writeFile(file, spoil(await readFile(file)))
  await expect(readBackup(await migratedDatabase(), file, passphrase)).rejects.toThrow(
    'is not a whole backup',
  )
})

test('the format is that of age: its library opens our files, and we open its', async () => {
  const text = Buffer.from('🎃'.repeat(50_000))
  const ours = await buffer(Readable.from([text]).pipe(encryption(secret)))
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  // Not toEqual, which takes seconds for this many bytes.
  expect(text.equals(await decrypter.decrypt(ours))).toBe(true)

  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(4)
  const theirs = Buffer.from(await encrypter.encrypt(text))
  const opened = await buffer(Readable.from([theirs]).pipe(decryption('file', passphrase)))
  expect(text.equals(opened)).toBe(true)
})

test('the passphrase is the text of the file without its line end', async () => {
  const file = join(await emptyFolder(), 'passphrase')
  await writeFile(file, `${passphrase}\r\n`)
  expect(await readPassphrase(file)).toBe(passphrase)
  expect(await readPassphrase(undefined)).toBeUndefined()
  await writeFile(file, '\n')
  await expect(readPassphrase(file)).rejects.toThrow('BACKUP_PASSPHRASE_FILE names is empty')
  await expect(readPassphrase(`${file}.none`)).rejects.toThrow('BACKUP_PASSPHRASE_FILE names cannot be read')
})
