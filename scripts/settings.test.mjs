import { afterEach, expect, test, vi } from 'vitest'
import { clearSettings } from './settings.mjs'

afterEach(() => vi.unstubAllEnvs())

test('servers of tests use neither the database of the machine nor its ports', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://venue:secret@db.example.com/venue')
  vi.stubEnv('METRICS_PORT', '9464')
  vi.stubEnv('PGSSLMODE', 'require')
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  clearSettings()
  const { DATABASE_URL, METRICS_PORT, BACKUP_DIR, PGSSLMODE, CHROMIUM_PATH } = process.env
  expect({ DATABASE_URL, METRICS_PORT, BACKUP_DIR }).toEqual({
    ...{ DATABASE_URL: '', METRICS_PORT: '', BACKUP_DIR: '' },
  })
  expect([PGSSLMODE, CHROMIUM_PATH]).toEqual([undefined, '/opt/chromium'])
})
