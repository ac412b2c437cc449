import { fileURLToPath } from 'node:url'
import { restoreAsWritten } from '../../../src/platform/backups/restore.ts'
import { emptyDatabase } from '../empty-database.ts'

// The demo of the version before seasons, with migrations 0001 to 0017, as `npm run backup` writes it. Photos, logos
// and password hashes are left out.
const FILE = fileURLToPath(new URL('./demo-0017.backup.gz', import.meta.url))

/** The tables with rows of the demo, other than those of seasons and applications. */
export const DEMO_TABLES = [
  'festivals',
  'events',
  'positions',
  'users',
  'user_positions',
  'badges',
  'time_entries',
  'kiosks',
  'kiosk_punches',
]

/** The URL of a database of that version with its demo, dropped after the test. */
export async function demoBeforeSeasons() {
  const url = await emptyDatabase()
  await restoreAsWritten(url, FILE)
  return url
}
