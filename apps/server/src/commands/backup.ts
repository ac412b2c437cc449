import { plainText } from '@nightshift/shared/text'
import { readConfig } from '../platform/config.ts'
import { writeBackup } from '../platform/database/backup.ts'
import { openServer } from '../platform/database/open.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

const today = new Date().toISOString().slice(0, 19).replaceAll(':', '-')

/** Writes everything to a file, also beside a running server. */
async function backup() {
  const { file } = await answers({
    file: {
      flag: 'file',
      ask: 'File',
      schema: plainText(1000).min(1, 'is needed'),
      fallback: `nightshift-${today}.backup.gz`,
    },
  })
  const server = await openServer(readConfig(process.env), { share: true })
  try {
    const count = await writeBackup(server.url, file)
    say(`Wrote ${count} rows to ${file}.`)
  } finally {
    await server.close()
  }
}

await backup().catch(stopWithOneSentence)
process.exit()
