import type { Config } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { say } from '../terminal.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { connect } from './pool.ts'

/** The address of the configured database; the embedded one runs until it is closed. */
export async function openServer({ databaseUrl, dataDir }: Config, { share = false } = {}) {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} }
  const { url, stop } = await startEmbedded(dataDir, { share })
  return { url, close: stop }
}

/** The configured database, migrated. `share`: also one that another process of ours runs. */
export async function openDatabase(config: Config, options: { share?: boolean } = {}) {
  const server = await openServer(config, options)
  const { url } = server
  try {
    const applied = await migrate(url)
    if (applied) say(`Brought the database up to date (${applied} ${applied === 1 ? 'step' : 'steps'}).`)
  } catch (error) {
    await server.close()
    throw new StartupError(`The database at ${withoutSecrets(url)} cannot be used: ${reason(error)}.`)
  }
  const db = connect(url)
  return {
    db,
    url,
    close: async () => {
      await db.$client.end()
      await server.close()
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
