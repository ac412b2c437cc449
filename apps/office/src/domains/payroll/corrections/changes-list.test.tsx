// @vitest-environment jsdom
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { DEFAULT_PAYROLL_SETTINGS } from '@nightshift/shared/setup/payroll-settings/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as files from '../../../lib/save-file.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ChangesList } from './changes-list.tsx'

const exported = {
  ...{ paychexId: '104', startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T01:00:00.000Z' },
  ...{ payrate: 15, cashTips: 5, creditTips: 0, deduction: 0 },
}

function changed(id: number, name: string, changes: Partial<ChangedEntry>): ChangedEntry {
  const user = { id: crypto.randomUUID(), firstName: name, lastName: 'Graves', isErased: false }
  return {
    ...{ id, user, positionName: 'Actor', exportId: 1, kind: 'csv', state: 'paid' },
    ...{ exportedAt: '2024-10-07T12:00:00.000Z', before: exported, after: { ...exported, cashTips: 7.5 } },
    ...changes,
  }
}

function show(changes: ChangedEntry[]) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  saved.mockClear()
  const fileName = '2024-10-04-2024-10-04_fm_paychex_correction.csv'
  const made = { id: 2, madeAt: '2024-10-08T12:00:00.000Z', entries: 1, fileName, fileHash: 'f'.repeat(64) }
  const fetch = mockApi({
    '/api/festivals/1/payroll-settings': { body: { festivalId: 1, ...DEFAULT_PAYROLL_SETTINGS } },
    '/api/payroll/exports/spi': { body: { ...made, lines: 1, premium: 0, roundingCents: 0 } },
    '/api/payroll/exports': { body: made },
    '/api/payroll/exports/2/file': { body: 'Record,Date' },
  })
  const onMade = vi.fn()
  renderPage(<ChangesList changes={changes} timeZone="America/New_York" onMade={onMade} />)
  return { saved, fetch, onMade }
}

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

async function openDialog(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'Correction file' })
}
const holds = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'What the file holds' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('each changed field is shown with what payroll has and what is so now', () => {
  show([changed(7, 'Ash', { after: { ...exported, cashTips: 7.5, paychexId: '205' } })])
  expect(rows()).toEqual(['ChangedPayroll hasNow', 'Cash tips$5.00$7.50', 'Paychex ID104205'])
})

test('a deleted entry shows what payroll has, and cannot be edited', () => {
  show([changed(7, 'Ash', { state: 'deleted', after: null })])
  expect(rows()).toEqual([
    'DeletedPayroll hasNow',
    'Clock In10/4/2024 5:00:00 PM–',
    'Clock Out10/4/2024 9:00:00 PM–',
    'Rate$15.00–',
    'Cash tips$5.00–',
    'Paychex ID104–',
  ])
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
})

test('changes of an import file have a correction of their own, for the period in which they ended', async () => {
  // Monday 1 AM in New York still belongs to the week before.
  const late = { ...exported, startTime: '2024-10-06T21:00:00.000Z', endTime: '2024-10-07T05:00:00.000Z' }
  const { fetch, onMade } = show([
    changed(7, 'Ash', {}),
    changed(9, 'Cy', { kind: 'spi', before: late, after: { ...late, payrate: 16 } }),
  ])
  const dialog = await openDialog('Correction file of 2 entries…')
  fireEvent.click(within(dialog).getByRole('radio', { name: 'SPI correction (1)' }))
  expect(holds(dialog)).toEqual(['Cy Graves, 10/6/2024: Rate $16.00 instead of $15.00'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  const sent = fetch.mock.calls.find(([path]) => path === '/api/payroll/exports/spi')!
  expect(JSON.parse(String(sent[1]?.body))).toEqual({
    ...{ kind: 'spiCorrection', festivalId: 1, entryIds: [9] },
    ...{ startDate: '2024-09-30', endDate: '2024-10-06' },
    ...{ since: '2024-09-30T10:00:00.000Z', until: '2024-10-07T10:00:00.000Z' },
  })
})

test('a correction holds the changes that a file can hold, and says why others wait', async () => {
  const { saved, fetch, onMade } = show([
    changed(7, 'Ash', {}),
    changed(8, 'Bo', { state: 'open', after: null }),
    changed(9, 'Cy', { kind: 'spi' }),
  ])
  expect(screen.getByText(/1 entry is open or needs review/)).toBeTruthy()
  const dialog = await openDialog('Correction file of 2 entries…')
  expect(holds(dialog)).toEqual(['Ash Graves, 10/4/2024: Cash tips $7.50 instead of $5.00'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(
    JSON.parse(String(fetch.mock.calls.find(([path]) => path === '/api/payroll/exports')![1]?.body)),
  ).toEqual({
    ...{ kind: 'csvCorrection', festivalId: 1, entryIds: [7] },
    ...{ startDate: '2024-10-04', endDate: '2024-10-04' },
  })
  expect(saved.mock.calls[0]![0]).toBe('2024-10-04-2024-10-04_fm_paychex_correction.csv')
})

test('a correction is made of the chosen periods only, and not before somebody asks for it', async () => {
  const earlier = { ...exported, startTime: '2024-09-27T21:00:00.000Z', endTime: '2024-09-28T01:00:00.000Z' }
  const { fetch, onMade } = show([
    changed(7, 'Ash', {}),
    changed(8, 'Bo', { before: earlier, after: { ...earlier, cashTips: 9 } }),
  ])
  const dialog = await openDialog('Correction file of 2 entries…')
  expect(holds(dialog)).toHaveLength(2)
  expect(fetch.mock.calls.some(([path]) => path === '/api/payroll/exports')).toBe(false)
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Sep 23 – 29, 2024: 1 entry' }))
  expect(holds(dialog)).toEqual(['Ash Graves, 10/4/2024: Cash tips $7.50 instead of $5.00'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  const sent = fetch.mock.calls.find(([path]) => path === '/api/payroll/exports')!
  expect(JSON.parse(String(sent[1]?.body))).toMatchObject({ kind: 'csvCorrection', entryIds: [7] })
})

test('changes are grouped by person and cause, and another Paychex ID is one line', async () => {
  const [ash, bo] = [changed(1, 'Ash', {}), changed(2, 'Bo', {})]
  const anotherId = { after: { ...exported, paychexId: '205' } }
  show([
    { ...ash, id: 3, ...anotherId },
    bo,
    { ...ash, id: 4, ...anotherId },
    { ...ash, id: 5 },
    { ...ash, id: 6 },
  ])
  const list = screen.getByRole('list', { name: 'Changed since their export' })
  const items = within(list).getAllByRole('listitem')
  expect(items).toHaveLength(3)
  expect(items[0]!.textContent).toBe('Ash Graves Paychex ID 205 instead of 104, 2 entries')
  expect(items[1]!.textContent).toMatch(/^Ash Graves 2 entries: Cash tips/)
  expect(within(items[1]!).getAllByRole('table')).toHaveLength(2)
  expect(items[2]!.textContent).toMatch(/^Bo Graves Actor, 10\/4\/2024/)
})
