// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import * as files from '../../../lib/save-file.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { payrollEntry } from '../../time/testing/payroll-entries.ts'
import { rowsOf } from '../../time/timesheets/rows.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { exportsQuery } from '../exports/exports.api.ts'
import { ExportDialog } from './export-dialog.tsx'

const period = { start: '2024-09-30', end: '2024-10-06' }

const range = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }

function open(
  reply: Parameters<typeof mockApi>[0][string],
  exported: { csv?: number[]; spi?: number[] } = {},
  more: PayrollEntry[] = [],
) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  saved.mockClear()
  const file = { body: 'Record,Date' }
  const week = 'festivalId=1&since=2024-09-30T10%3A00%3A00.000Z&until=2024-10-07T10%3A00%3A00.000Z'
  const fetch = mockApi({
    '/api/payroll/exports': reply,
    '/api/payroll/exports/1/file': file,
    [`/api/payroll/told?${week}&kind=csv`]: { body: exported.csv ?? [] },
    [`/api/payroll/told?${week}&kind=spi`]: { body: exported.spi ?? [] },
  })
  const onMade = vi.fn()
  const times = { startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T05:00:00.000Z' }
  const entries = [payrollEntry('Ash Graves', { id: 7, ...times }), ...more]
  renderPage(
    <ExportDialog
      rows={rowsOf(entries, [], new Date())}
      toReview={[]}
      period={period}
      range={range}
      filter={{ text: 'ash' }}
      timeZone="America/New_York"
      onOpen={() => {}}
      onMade={onMade}
      onClose={() => {}}
    />,
  )
  return { saved, fetch, onMade }
}

const make = async () => fireEvent.click(await screen.findByRole('button', { name: 'Export' }))

const fileName = '2024-09-30-2024-10-06_fm_paychex_export.csv'
const made = { id: 1, madeAt: '2024-10-07T12:00:00.000Z', entries: 1, fileName, fileHash: 'f'.repeat(64) }

test('the file that the server made and remembers is saved', async () => {
  const { saved, fetch, onMade } = open({ body: made })
  await make()
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(onMade).toHaveBeenCalled()
  expect(JSON.parse(String(fetch.mock.calls.find(([, init]) => init?.method === 'POST')![1]?.body))).toEqual({
    ...{ festivalId: 1, startDate: period.start, endDate: period.end, entryIds: [7] },
    filter: { text: 'ash' },
  })
  const [[name, type, content]] = saved.mock.calls as [Parameters<typeof files.saveFile>]
  expect([name, type]).toEqual([fileName, 'text/csv;charset=utf-8'])
  expect(new TextDecoder().decode(content as ArrayBuffer)).toBe('Record,Date')
})

test('the strip of pay periods and the list of exports are asked anew', async () => {
  mockApi({ '/api/payroll/exports?festivalId=1': { body: [] } })
  const exports = exportsQuery(1)
  await queryClient.prefetchInfiniteQuery(exports)
  open({ body: made })
  await make()
  await waitFor(() => expect(queryClient.getQueryState(exports.queryKey)?.isInvalidated).toBe(true))
})

test('a download that fails says where the file is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { saved, onMade } = open({ body: { ...made, id: 2 } })
  await make()
  expect(await screen.findByText(/download it again under Exports/)).toBeTruthy()
  expect(onMade).toHaveBeenCalled()
  await settled()
  expect(saved).not.toHaveBeenCalled()
})

test.each([
  ['refuses', 409, { code: 'changedMeanwhile', message: ERRORS.changedMeanwhile.message }, /look again/],
  ['fails', 500, { code: 'internal', message: 'x' }, /no file was made/],
])('no file is saved when the server %s', async (_, status, error, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { saved, onMade } = open({ status, body: { error } })
  await make()
  expect(await screen.findByText(words)).toBeTruthy()
  await settled()
  expect(saved).not.toHaveBeenCalled()
  expect(onMade).not.toHaveBeenCalled()
})

test.each([
  ['CSV', { csv: [7] }, 'A CSV holds 1 entry of these.'],
  ['SPI import', { spi: [7] }, 'An SPI import holds 1 entry of these.'],
])(
  'entries that an earlier %s holds are named and left out, until they are asked for',
  async (_, exported, words) => {
    const { fetch } = open({ body: made }, exported)
    await screen.findByText(words)
    expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Export them again' }))
    await make()
    const sent = () => fetch.mock.calls.find(([, init]) => init?.method === 'POST')?.[1]?.body
    await waitFor(() => expect(JSON.parse(String(sent()))).toMatchObject({ entryIds: [7], again: true }))
  },
)

test('what has no hours or is still open is left out, and named', async () => {
  const { startTime } = payrollEntry('Bea Poe')
  const { fetch } = open({ body: made }, {}, [
    payrollEntry('Bea Poe', { id: 8, endTime: startTime }),
    payrollEntry('Hal Poe', { id: 9, endTime: null }),
  ])
  await screen.findByText('1 entry with 0 or fewer hours will be left out of the export.')
  expect(screen.getByText('1 entry still open will be left out until they are clocked out.')).toBeTruthy()
  await make()
  const sent = () => fetch.mock.calls.find(([, init]) => init?.method === 'POST')?.[1]?.body
  await waitFor(() => expect(sent()).toContain('"entryIds":[7]'))
})
