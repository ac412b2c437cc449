// @vitest-environment jsdom
import type { PastExport } from '@nightshift/shared/payroll/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as files from '../../../lib/save-file.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { ExportsList } from './exports-list.tsx'

const past = (changes: Partial<PastExport> = {}): PastExport => ({
  ...{ id: 1, kind: 'csv', madeAt: '2024-10-07T12:00:00.000Z', entries: 3, lines: 3, changed: 0 },
  madeBy: { firstName: 'Mara', lastName: 'Voss' },
  ...{ startDate: '2024-09-30', endDate: '2024-10-06', since: null, until: null },
  ...{ filter: {}, fileName: 'week.csv', fileHash: 'abcdef0123456789', hasFile: true },
  ...{ redactedAt: null, redactedHash: null, namesErased: false },
  ...changes,
})

function show(made: PastExport, accessLvl = 2) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  saved.mockClear()
  mockApi({ '/api/payroll/exports/1/file': { body: 'Record,Date' } })
  const onShowChanges = vi.fn()
  renderPage(<ExportsList exports={[made]} timeZone="America/New_York" onShowChanges={onShowChanges} />, {
    me: person({ accessLvl }),
  })
  return { saved, onShowChanges }
}

test('says what was exported, by whom, when, and what it was filtered by', () => {
  show(past({ filter: { text: 'ash', event: 'Hayride' } }))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Lines')
  const words = screen.getByRole('row', { name: /Paychex CSV/ }).textContent
  for (const part of [
    ...['Paychex CSV', '9/30/2024 to 10/6/2024', '10/7/2024 8:00:00 AM, Mara Voss3'],
    ...['Text: ash, Event: Hayride', 'abcdef012345'],
  ])
    expect(words).toContain(part)
})

test('a pay period has its hours', () => {
  show(past({ since: '2024-09-30T10:00:00.000Z', until: '2024-10-07T10:00:00.000Z' }))
  expect(screen.getByText('9/30/2024 6 AM to 10/7/2024 6 AM')).toBeTruthy()
})

test('the file is downloaded again under its name', async () => {
  const { saved } = show(past())
  fireEvent.click(screen.getByRole('button', { name: /^Download again/ }))
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toBe('week.csv'))
})

test('a failed download is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { saved } = show(past({ id: 2 }))
  fireEvent.click(screen.getByRole('button', { name: /^Download again/ }))
  expect(await screen.findByText(/Unable to download/)).toBeTruthy()
  await settled()
  expect(saved).not.toHaveBeenCalled()
})

test('an export from before files were kept says so, and changes have a way to them', () => {
  const old = past({ id: 3, hasFile: false, fileName: null, fileHash: null, lines: null, changed: 2 })
  const { onShowChanges } = show(old)
  expect(screen.getByText('Made before files were kept')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '2 changed since' }))
  expect(onShowChanges).toHaveBeenCalledWith(old)
})

test('a file that lost an erased person says so', () => {
  show(past({ redactedAt: '2024-11-01T12:00:00.000Z', redactedHash: '123456789abcdef0' }))
  expect(screen.getByText('Without an erased person')).toBeTruthy()
  for (const hash of ['abcdef012345', '123456789abc']) expect(screen.getByText(new RegExp(hash))).toBeTruthy()
})

const downloads = () => screen.queryAllByRole('button', { name: /^Download again/ })

test('a file that still names an erased person says so, and a manager that only administrators read it', () => {
  show(past({ namesErased: true }))
  expect(screen.getByText('Names an erased person')).toBeTruthy()
  expect(screen.getByText('Only administrators may read this file: it holds an erased person.')).toBeTruthy()
  expect(downloads()).toEqual([])
})

test('an administrator downloads it', () => {
  show(past({ namesErased: true }), 3)
  expect(screen.queryByText(/^Only administrators/)).toBeNull()
  expect(downloads()).toHaveLength(1)
})
