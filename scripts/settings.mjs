import { readFileSync } from 'node:fs'

const EXAMPLE = new URL('../.env.example', import.meta.url)
const SETTINGS = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)

/**
 * Tests, proofs and measurements start servers of their own, which must not use the database, the backups or the ports of
 * the machine's. An empty setting is the default, and a `.env` file does not fill it. PG… are the variables of libpq.
 */
export function clearSettings() {
  for (const name of SETTINGS) process.env[name] = ''
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name]
}
