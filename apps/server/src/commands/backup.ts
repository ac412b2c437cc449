import { rename, rm } from 'node:fs/promises'
import { rowsText, sizeText } from '@nightshift/shared/system/backups/words'
import { writeBackup } from '../platform/backups/backup-file.ts'
import { compareDatabases } from '../platform/backups/compare.ts'
import { readPassphrase } from '../platform/backups/encryption.ts'
import { listErasedOf } from '../platform/backups/erased-list.ts'
import { folderState, prepareFolder, readManifest } from '../platform/backups/folder.ts'
import { withBackupLock } from '../platform/backups/lock.ts'
import { makeBackup } from '../platform/backups/make-backup.ts'
import { reasonOf } from '../platform/backups/reason.ts'
import { type Verified, verifyBackup } from '../platform/backups/verify.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openServer } from '../platform/database/open.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { readFlags } from './prompt.ts'

/** PostgreSQL's insufficient_privilege. */
const MAY_NOT_CREATE = '42501'

/** Makes or checks a backup, also beside a running server. */
async function backup() {
  const flags = readFlags({
    file: { type: 'string' },
    prepare: { type: 'boolean' },
    check: { type: 'string' },
    compare: { type: 'string' },
  })
  const config = readConfig(process.env)
  if (flags.prepare) return prepare(config)
  const { url, close } = await openServer(config, { share: true })
  try {
    if (flags.check) await check(config, url, flags.check)
    else if (flags.compare) await compare(url, flags.compare)
    else if (flags.file) await writeTo(config, url, flags.file)
    else await writeToFolder(config, url)
  } catch (error) {
    throw new StartupError(reasonOf(error))
  } finally {
    await close()
  }
}

async function prepare(config: Config) {
  await prepareFolder(config)
  const isSafe = (await folderState(config)) === 'ok'
  say(`${config.backups.dir} is ready for backups.`)
  if (!isSafe)
    say('It is on the same disk as the data, so it is lost with it: choose another disk or a share.')
}

async function writeToFolder(config: Config, url: string) {
  const { file, rows, bytes, ping, removed } = await makeBackup(config, url)
  say(`Wrote ${rowsText(rows)} (${sizeText(bytes)}) to ${file}. Restored and compared: it is good.`)
  if (removed) say(`Removed ${removed} expired ${removed === 1 ? 'backup' : 'backups'}.`)
  if (ping?.failure) say(`BACKUP_PING_URL failed. ${ping.failure}`)
}

async function writeTo(config: Config, url: string, file: string) {
  const passphrase = await readPassphrase(config.backups.passphraseFile)
  const unfinished = `${file}.unfinished`
  await withBackupLock(url, async () => {
    try {
      const { rows } = await writeBackup(
        url,
        unfinished,
        passphrase === undefined ? undefined : { passphrase },
      )
      const isChecked = await checkIfPossible(url, unfinished, passphrase)
      await rename(unfinished, file)
      say(`Wrote ${rowsText(rows)} to ${file}. ${isChecked}`)
      await listErasedOf(config, url).catch((error) => say(reasonOf(error)))
    } finally {
      await rm(unfinished, { force: true })
    }
  })
}

async function checkIfPossible(url: string, file: string, passphrase?: string) {
  try {
    refuseBad(await verifyBackup(url, file, passphrase))
    return 'Restored and compared: it is good.'
  } catch (error) {
    if ((error as { code?: string }).code !== MAY_NOT_CREATE) throw error
    return 'It was not checked: the user in DATABASE_URL may not create a database.'
  }
}

async function check(config: Config, url: string, file: string) {
  const passphrase = await readPassphrase(config.backups.passphraseFile)
  const verified = await withBackupLock(url, () => verifyBackup(url, file, passphrase))
  const { rows, sha256, hasFigures } = refuseBad(verified)
  const manifest = await readManifest(file)
  if (manifest && manifest.sha256 !== sha256)
    throw new StartupError(`${file} is not the file that its manifest describes: the SHA-256 differs.`)
  say(
    hasFigures
      ? `${file} is good: ${rowsText(rows)}, restored and compared.`
      : `${file} can be restored: ${rowsText(rows)}. It was written by a version without checksums.`,
  )
}

function refuseBad(verified: Verified) {
  if (verified.kind === 'bad') throw new StartupError(`The backup is bad. ${verified.reason}`)
  return verified
}

async function compare(url: string, other: string) {
  const { rows, tables, different } = await compareDatabases(url, other)
  if (different.length) throw new StartupError(['The databases differ.', ...different].join('\n'))
  say(`Both databases hold the same ${rowsText(rows)} in ${tables} tables.`)
}

await backup().catch(stopWithOneSentence)
process.exit()
