// @vitest-environment jsdom
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { DEFAULT_PAYROLL_SETTINGS } from '@nightshift/shared/payroll-settings/contract'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as files from '../../../lib/save-file.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { FestivalContext } from '../../festivals/chooser/use-festival.ts'
import { ChangesList } from './changes-list.tsx'

const told = {
  ...{ paychexId: '104', startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T01:00:00.000Z' },
  ...{ payrate: 15, cashTips: 5, creditTips: 0, deduction: 0 },
}

function changed(id: number, name: string, changes: Partial<ChangedEntry>): ChangedEntry {
  const user = { id: crypto.randomUUID(), firstName: name, lastName: 'Graves', isErased: false }
  return {
    ...{ id, user, positionName: 'Actor', exportId: 1, kind: 'csv', state: 'paid' },
    ...{ exportedAt: '2024-10-07T12:00:00.000Z', before: told, after: { ...told, cashTips: 7.5 } },
    ...changes,
  }
}

function show(changes: ChangedEntry[]) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  saved.mockClear()
  const fileName = '2024-10-04-2024-10-04_fm_paychex_correction.csv'
  const made = { id: 2, madeAt: '2024-10-08T12:00:00.000Z', entries: 1, fileName, fileHash: 'f'.repeat(64) }
  const fetch = answer({
    '/api/festivals/1/payroll-settings': { body: { festivalId: 1, ...DEFAULT_PAYROLL_SETTINGS } },
    '/api/payroll/exports/spi': { body: { ...made, lines: 1, premium: 0, roundingCents: 0 } },
    '/api/payroll/exports': { body: made },
    '/api/payroll/exports/2/file': { body: 'Record,Date' },
  })
  const onMade = vi.fn()
  render(
    <OfficeProviders>
      <FestivalContext value={person().festival}>
        <ChangesList changes={changes} timeZone="America/New_York" onMade={onMade} />
      </FestivalContext>
      <DialogHost />
    </OfficeProviders>,
  )
  return { saved, fetch, onMade }
}

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

test('each changed field is shown with what payroll has and what is so now', () => {
  show([changed(7, 'Ash', { after: { ...told, cashTips: 7.5, paychexId: '205' } })])
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
  const late = { ...told, startTime: '2024-10-06T21:00:00.000Z', endTime: '2024-10-07T05:00:00.000Z' }
  const { fetch, onMade } = show([
    changed(7, 'Ash', {}),
    changed(9, 'Cy', { kind: 'spi', before: late, after: { ...late, payrate: 16 } }),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'SPI correction of 1 entry' }))
  const window = await screen.findByRole('dialog', { name: 'SPI correction' })
  fireEvent.click(await within(window).findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  const sent = fetch.mock.calls.find(([path]) => path === '/api/payroll/exports/spi')!
  expect(JSON.parse(String(sent[1]?.body))).toEqual({
    ...{ kind: 'spiCorrection', festivalId: 1, entryIds: [9] },
    ...{ startDate: '2024-09-30', endDate: '2024-10-06' },
    ...{ since: '2024-09-30T10:00:00.000Z', until: '2024-10-07T10:00:00.000Z' },
  })
})

test('a correction holds the changes that can be said, and says why others wait', async () => {
  const { saved, fetch, onMade } = show([
    changed(7, 'Ash', {}),
    changed(8, 'Bo', { state: 'open', after: null }),
    changed(9, 'Cy', { kind: 'spi' }),
  ])
  expect(screen.getByText(/1 entry is open or needs review/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Correction file of 1 entry' }))
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(JSON.parse(String(fetch.mock.calls[0]![1]?.body))).toEqual({
    ...{ kind: 'csvCorrection', festivalId: 1, entryIds: [7] },
    ...{ startDate: '2024-10-04', endDate: '2024-10-04' },
  })
  expect(saved.mock.calls[0]![0]).toBe('2024-10-04-2024-10-04_fm_paychex_correction.csv')
})
