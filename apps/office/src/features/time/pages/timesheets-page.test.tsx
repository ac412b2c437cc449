// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { MeContext } from '../../access/auth/use-auth.ts'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { payrollEntry } from '../testing/payroll-entries.ts'
import TimesheetsPage from './timesheets-page.tsx'

const mara = person({ accessLvl: 2 })
const NOTHING = /^No timesheets found/
const ash = payrollEntry('Ash Graves', {
  ...{ id: 7, startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T01:00:00.000Z' },
})

beforeEach(() => queryClient.clear())

const LISTS = {
  toReview: (path: string) => path.startsWith('/api/timeclock?') && path.includes('needsReview'),
  entries: (path: string) => path.startsWith('/api/timeclock?'),
  events: (path: string) => path.startsWith('/api/events?'),
}
type List = keyof typeof LISTS

/** Opens a week whose lists are answered one by one. */
function open() {
  const replies = new Map<List, (body: unknown) => void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const asked = decodeURIComponent(String(path))
    const list = (Object.keys(LISTS) as List[]).find((one) => LISTS[one](asked))
    if (asked.startsWith('/api/pay-periods?')) return Response.json({ periods: [], earlier: null })
    if (!list) return Response.json({}, { status: 404 })
    return Response.json(await new Promise((resolve) => replies.set(list, resolve)))
  })
  render(
    <OfficeProviders>
      <MemoryRouter initialEntries={['/employee/admin/timesheets?from=2024-09-30&to=2024-10-06']}>
        <MeContext value={mara}>
          <FestivalContext value={mara.festival}>
            <TimesheetsPage />
          </FestivalContext>
        </MeContext>
      </MemoryRouter>
      <DialogHost />
    </OfficeProviders>,
  )
  return async (list: List, body: unknown) => {
    await waitFor(() => expect(replies.has(list)).toBe(true))
    replies.get(list)!(body)
  }
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Paychex Export' })

test('the export waits for the entries, those that need review and the events', async () => {
  const reply = open()
  fireEvent.click(button())
  expect(button().disabled).toBe(true)
  await reply('entries', [ash])
  await screen.findByRole('table', { name: 'Time entries' })
  expect(button().disabled).toBe(true)
  await reply('events', [])
  await reply('toReview', [])
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(screen.queryByText(NOTHING)).toBeNull()
  fireEvent.click(button())
  expect(await screen.findByRole('dialog', { name: 'Paychex Export' })).toBeTruthy()
})

test('a week without entries is said to have none, once that is known', async () => {
  const reply = open()
  await reply('events', [])
  await reply('toReview', [])
  await reply('entries', [])
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.click(button())
  expect(await screen.findByText(NOTHING)).toBeTruthy()
})
