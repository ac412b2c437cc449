// @vitest-environment jsdom
import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { HealthSummary } from './health-summary.tsx'

const GB = 10 ** 9
const at = '2024-10-04T22:00:00.000Z'
const well: SystemHealth = {
  checkedAt: at,
  version: '1.2.0',
  startedAt: at,
  database: { isEmbedded: true, sizeBytes: GB, connections: 12, maxConnections: 100 },
  disk: { freeBytes: 20 * GB, totalBytes: 100 * GB },
  backups: {
    automatic: true,
    folder: 'ok',
    lastGood: { at, rows: 41_220, bytes: 3_100_000, encrypted: false },
    lastFailure: null,
    lastPing: null,
    overdue: false,
    kept: 9,
  },
  scans: { count: 0, lastAt: null },
  kiosks: [],
  slowCalls: [],
  browserErrors: [],
}

test('says that all is well', () => {
  renderPage(<HealthSummary health={well} checkedAt="6:00 PM" failed={false} />)
  expect(screen.getByRole('heading', { name: 'All well' })).toBeTruthy()
  expect(screen.getByText('Checked at 6:00 PM.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says what is wrong, each with a step', () => {
  const disk = { freeBytes: 1.5 * GB, totalBytes: 100 * GB }
  const database = { ...well.database, connections: 95 }
  renderPage(<HealthSummary health={{ ...well, disk, database }} checkedAt="6:00 PM" failed={false} />)
  expect(screen.getByRole('heading', { name: '2 things to do' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The server's disk is nearly full: 1\.5 GB of 100 GB are free\. Delete files/),
    expect.stringMatching(/^The database has few connections left: 95 of 100 are in use\. Close other/),
  ])
})

test('names the kiosks that need somebody', () => {
  const kiosk = {
    id: 1,
    name: 'Front gate',
    festivalName: 'Dreadmoor',
    lastSeenAt: at,
    waitingPunches: 1,
    oldestWaitingAt: '2024-10-04T21:00:00.000Z',
    clockSkewMs: -130_000,
    storagePersisted: false,
  }
  const kiosks = [kiosk, { ...kiosk, id: 2, name: 'Barn', clockSkewMs: 0, waitingPunches: 0 }]
  renderPage(<HealthSummary health={{ ...well, kiosks }} checkedAt="6:00 PM" failed={false} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^The kiosk Front gate kept 1 scan for more than 15 minutes without sending\. Look at/,
    ),
    expect.stringMatching(/^The clock is wrong by more than 2 minutes on the kiosk Front gate\. Set date/),
    expect.stringMatching(/^The kiosks Front gate and Barn may lose saved scans: .*Install/),
  ])
})

test('says from when it is while the server does not answer', () => {
  renderPage(<HealthSummary health={well} checkedAt="6:00 PM" failed />)
  expect(screen.getByRole('alert').textContent).toBe(
    'The server did not answer the last check. This is from 6:00 PM.',
  )
})
