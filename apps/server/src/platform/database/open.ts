import { setTimeout as sleep } from 'node:timers/promises'
import { backUpBeforeMigration } from '../backups/before-migration.ts'
import type { Config } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { say } from '../terminal.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { connect } from './pool.ts'
import { refuseTransactionPooling } from './suitable.ts'

/** The address of the configured database; the embedded one runs until it is closed. */
export async function openServer({ databaseUrl, dataDir }: Config, { share = false } = {}) {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} }
  const { url, stop } = await startEmbedded(dataDir, { share })
  return { url, close: stop }
}

/** The configured database, migrated. `share`: also one that another process of ours runs. */
export async function openDatabase(
  config: Config,
  { waitMs = config.databaseWaitMs, ...options }: { share?: boolean; waitMs?: number } = {},
) {
  const server = await openServer(config, options)
  const { url } = server
  try {
    await backUpBeforeMigration(config, url)
    const applied = await whenReady(config, { url, waitMs })
    if (applied) say(`Brought the database up to date (${applied} ${applied === 1 ? 'step' : 'steps'}).`)
  } catch (error) {
    await server.close()
    throw error instanceof StartupError ? error : unusable(url, error)
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

const RETRY_MS = 1_000
/** Nothing is there or leads there. A container that is stopped, or a machine that is off, may lose its name, too. */
const NOTHING_THERE = ['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
/** Or the server starts up or shuts down, or it is a standby: a failover may be under way. */
const NOT_READY = [...NOTHING_THERE, 'ECONNRESET', '57P03', '57P01', '25006']
const NOT_READY_WORDS = /^(Connection terminated|timeout expired)/

/** Applies pending migrations. Retries for a while when the database is not ready yet, and says so once. */
async function whenReady({ databaseUrl }: Config, { url, waitMs }: { url: string; waitMs: number }) {
  const deadline = Date.now() + waitMs
  let isReported = false
  for (;;) {
    try {
      if (databaseUrl) await refuseTransactionPooling(databaseUrl)
      return await migrate(url)
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      const isReady = !NOT_READY.includes(code) && !NOT_READY_WORDS.test(message)
      if (isReady || Date.now() + RETRY_MS > deadline) throw error
      if (!isReported) say(`Waiting for the database at ${withoutSecrets(url)}: ${reason(error)}.`)
      isReported = true
      await sleep(RETRY_MS)
    }
  }
}

export const unusable = (url: string, error: unknown) =>
  new StartupError(`The database at ${withoutSecrets(url)} cannot be used: ${reason(error)}.`)

function withoutSecrets(url: string) {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reason(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code && NOTHING_THERE.includes(code)) return `nothing answers there (${code})`
  const words = (message || code || String(error)).split('\n')[0]
  // The server's own words for a client that did not ask for TLS.
  return /no encryption$/.test(words ?? '') ? `${words} (add ?sslmode=require to DATABASE_URL)` : words
}
