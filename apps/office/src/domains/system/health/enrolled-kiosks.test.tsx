// @vitest-environment jsdom
import type { KioskHealth } from '@nightshift/shared/system/health/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { EnrolledKiosks } from './enrolled-kiosks.tsx'

const kiosk: KioskHealth = {
  id: 1,
  name: 'Front gate',
  festivalName: 'Dreadmoor',
  lastSeenAt: '2024-10-04T22:00:00.000Z',
  waitingPunches: 0,
  oldestWaitingAt: null,
  clockSkewMs: 400,
  storagePersisted: true,
}
const oldestWaitingAt = '2024-10-04T21:30:00.000Z'

test.each<[string, Partial<KioskHealth>, string[]]>([
  ['that is well', {}, ['10/4/2024 6:00:00 PM', '0', 'Correct', 'Kept']],
  [
    'with scans waiting',
    { waitingPunches: 2, oldestWaitingAt, clockSkewMs: -95_000, storagePersisted: false },
    ['10/4/2024 6:00:00 PM', '2 since 10/4/2024 5:30:00 PM', '95 s slow', 'May be deleted'],
  ],
  [
    'that never came',
    { lastSeenAt: null, clockSkewMs: null, storagePersisted: null },
    ['Never', '0', 'Not known yet', 'Not known yet'],
  ],
  ['that is minutes off', { clockSkewMs: 180_000 }, ['10/4/2024 6:00:00 PM', '0', '3 min fast', 'Kept']],
  ['that is hours off', { clockSkewMs: 36e5 * 4 }, ['10/4/2024 6:00:00 PM', '0', '4 h fast', 'Kept']],
])('shows a kiosk %s', (_, changes, cells) => {
  const { unmount } = renderPage(
    <EnrolledKiosks kiosks={[{ ...kiosk, ...changes }]} timeZone="America/New_York" />,
  )
  const row = screen.getByRole('row', { name: /Front gate/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('Front gate')
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dreadmoor', ...cells])
  unmount()
})

test('says that no kiosk is enrolled', () => {
  renderPage(<EnrolledKiosks kiosks={[]} timeZone="America/New_York" />)
  expect(screen.getByText('No kiosk is enrolled.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
