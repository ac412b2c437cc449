import { plainText } from '@nightshift/shared/text'
import { readConfig } from '../platform/config.ts'
import { readBackup } from '../platform/database/backup.ts'
import { openServer } from '../platform/database/open.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

/** Fills an empty database from a backup. */
async function restore() {
  const { file } = await answers({
    file: { flag: 'file', ask: 'File', schema: plainText(1000).min(1, 'is needed') },
  })
  const server = await openServer(readConfig(process.env), { share: true })
  try {
    const count = await readBackup(server.url, file)
    say(`Restored ${count} rows from ${file}.`)
  } finally {
    await server.close()
  }
}

await restore().catch(stopWithOneSentence)
process.exit()
