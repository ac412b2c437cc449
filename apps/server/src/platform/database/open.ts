import type { Config } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { say } from '../terminal.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { connect } from './pool.ts'

/** The database the settings ask for, up to date. `share`: also one that a running copy of ours holds open. */
export async function openDatabase({ databaseUrl, dataDir }: Config, { share = false } = {}) {
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir, { share })
  const url = databaseUrl ?? (embedded as EmbeddedDatabase).url
  try {
    const applied = await migrate(url)
    if (applied) say(`Brought the database up to date (${applied} ${applied === 1 ? 'step' : 'steps'}).`)
  } catch (error) {
    await embedded?.stop()
    throw new StartupError(`The database at ${withoutSecrets(url)} cannot be used: ${reason(error)}.`)
  }
  const db = connect(url)
  return {
    db,
    url,
    close: async () => {
      await db.$client.end()
      await embedded?.stop()
    },
  }
}

function withoutSecrets(url: string) {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reason(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `nothing answers there (${code})`
  return (message || code || String(error)).split('\n')[0]
}
