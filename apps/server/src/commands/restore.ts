import { dirname, join } from 'node:path'
import { rowsText, sizeText } from '@nightshift/shared/system/backups/words'
import { eraseListed } from '../domains/people/erasure/erase-listed.service.ts'
import { readPassphrase } from '../platform/backups/encryption.ts'
import { type ErasedList, erasedAgainText, readErasedLists } from '../platform/backups/erased-list.ts'
import { folderState, listBackups, type StoredBackup } from '../platform/backups/folder.ts'
import { readBackup } from '../platform/backups/restore.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openServer } from '../platform/database/open.ts'
import { connect } from '../platform/database/pool.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { readFlags } from './prompt.ts'

/** Fills an empty database from a backup; without a file, lists what there is. */
async function restore() {
  const { file } = readFlags({ file: { type: 'string' } })
  const config = readConfig(process.env)
  if (!file) return list(config)
  const passphrase = await readPassphrase(config.backups.passphraseFile)
  // Before the restore: with a list that cannot be read, the database would hold erased people unnoticed.
  const erased = await readErasedLists([config.backups.dir, dirname(file)])
  const server = await openServer(config, { share: true })
  try {
    const count = await readBackup(server.url, file, passphrase)
    say(`Restored ${rowsText(count)} from ${file}.`)
    await eraseListedAgain(server.url, erased)
  } finally {
    await server.close()
  }
}

/** Backups hold people who were erased later: they are erased again before anybody uses the database. */
async function eraseListedAgain(url: string, erased: ErasedList) {
  const db = connect(url)
  try {
    const count = await eraseListed(db, erased, new Date())
    if (count) say(erasedAgainText(count))
  } finally {
    await db.$client.end()
  }
}

async function list(config: Config) {
  const { dir } = config.backups
  const backups = await listBackups(dir)
  if ((await folderState(config)) === 'notMounted') say(`${dir} has no marker file: it may not be mounted.`)
  if (!backups.length) return say(`There is no backup in ${dir}.`)
  say(`Backups in ${dir}, the newest first:\n`)
  for (const backup of backups) say(lineOf(backup))
  const best = backups.find(({ state }) => state === 'good') ?? backups[0]!
  say(`\nTo fill an empty database with one: npm run restore -- --file "${join(dir, best.name)}"`)
}

function lineOf({ name, at, bytes, rows, state, encrypted }: StoredBackup) {
  const time = at.toISOString().slice(0, 19).replace('T', ' ')
  const columns = [
    `${time} UTC`,
    sizeText(bytes).padStart(9),
    (rows === undefined ? '' : rowsText(rows)).padStart(16),
    state.padEnd(9),
    (encrypted ? 'encrypted' : '').padEnd(9),
    name,
  ]
  return `  ${columns.join('  ')}`
}

await restore().catch(stopWithOneSentence)
process.exit()
