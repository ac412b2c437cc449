// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { employee, position } from '../../people/employees/testing/employees.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { openEntriesQuery } from '../../time/entries/open-entries.api.ts'
import { entry } from '../../time/testing/entries.ts'
import { ClockBoard } from './clock-board.tsx'
import { CountCard } from './count-card.tsx'
import { employeeCount } from './dashboard.api.ts'
import { SeasonSection } from './season-section.tsx'
import { VitalsSection } from './vitals-section.tsx'

const show = (section: ReactNode) => renderPage(section)

test('a count that cannot be loaded is a dash, and logged without an alert', async () => {
  mockApi({})
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(<CountCard title="Employees" rows={[{ label: 'Active', count: employeeCount(1, true) }]} />)
  await waitFor(() => expect(String(logged.mock.calls[0]?.[0])).toContain('ApiError'))
  expect(screen.getByRole('listitem').textContent).toBe('Active –')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the web vitals of each public page are rated', async () => {
  const pages = [
    { page: '/', loads: 40, LCP: 1240, INP: 180, CLS: 0.02 },
    { page: '/apply', loads: 12, LCP: 2600, INP: null, CLS: 0.31 },
  ]
  mockApi({ '/api/vitals': { body: pages } })
  show(<VitalsSection />)
  await screen.findByRole('table', { name: 'Speed of the public site' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PageLCPINPCLS',
    '/1.2 s Good180 ms Good0.02 Good',
    '/apply2.6 s Not good–0.31 Not good',
  ])
})

test('the applications of a season are a sum, and a table with a row for each week', async () => {
  const none = { new: 0, held: 0, rejected: 0, hired: 0 }
  const weeks = [
    { ...none, week: '2024-08-05', hired: 3, rejected: 1 },
    { ...none, week: '2024-08-12', new: 2 },
  ]
  mockApi({ '/api/festivals/1/seasons': { body: [] }, '/api/festivals/1/applicationWeeks': { body: weeks } })
  show(<SeasonSection year="" onYear={() => {}} />)
  await screen.findByText('6 applications came in.')
  const table = screen.getByRole('table', { name: 'Applications over the season' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Week ofHiredNewHeldRejected', 'Aug 53001', 'Aug 120200'])
})

test('whoever is on the clock has their time there, which goes on', () => {
  const { event, ...actor } = position()
  const startTime = new Date(Date.now() - 59 * 60_000).toISOString()
  queryClient.setQueryData(eventsQuery(1).queryKey, [{ ...event!, positions: [actor] }])
  queryClient.setQueryData(openEntriesQuery(1).queryKey, [
    entry({ startTime, endTime: null, user: employee() }),
  ])
  vi.useFakeTimers()
  try {
    show(<ClockBoard employees="/employee/admin/employees" />)
    const board = screen.getByRole('region', { name: /^On the clock now/ })
    expect(within(board).getByRole('listitem').textContent).toBe('Ash Marrow 59 min')
    act(() => vi.advanceTimersByTime(61 * 60_000))
    expect(within(board).getByRole('listitem').textContent).toBe('Ash Marrow 2 h 00 min')
  } finally {
    vi.useRealTimers()
  }
})
