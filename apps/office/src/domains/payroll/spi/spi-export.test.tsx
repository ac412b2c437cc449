// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import type { LockedPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { DEFAULT_PAYROLL_SETTINGS } from '@nightshift/shared/setup/payroll-settings/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import * as files from '../../../lib/save-file.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { payrollEntry } from '../../time/testing/payroll-entries.ts'
import { rowsOf } from '../../time/timesheets/rows.ts'
import { ExportDialog } from '../export/export-dialog.tsx'
import { exportsQuery } from '../exports/exports.api.ts'

const fileName = '2024-09-30-2024-10-06_fm_paychex_spi.csv'
const made = {
  ...{ id: 1, madeAt: '2024-10-07T12:00:00.000Z', entries: 2, fileName, fileHash: 'f'.repeat(64) },
  ...{ lines: 3, premium: 0, roundingCents: 1 },
}

const WEEK = 'festivalId=1&since=2024-09-30T10%3A00%3A00.000Z&until=2024-10-07T10%3A00%3A00.000Z'

async function open(
  reply: Parameters<typeof mockApi>[0][string],
  {
    accessLvl = 3 as 2 | 3,
    choice = 'SPI import',
    locks = [] as LockedPeriod[],
    inCsv = [] as number[],
  } = {},
) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  saved.mockClear()
  const me = person({ accessLvl })
  const fetch = mockApi({
    '/api/festivals/1/payroll-settings': { body: { festivalId: 1, ...DEFAULT_PAYROLL_SETTINGS } },
    '/api/pay-periods/locks?festivalId=1': { body: locks },
    [`/api/payroll/told?${WEEK}&kind=csv`]: { body: inCsv },
    [`/api/payroll/told?${WEEK}&kind=spi`]: { body: [8] },
    '/api/payroll/exports/spi': reply,
    '/api/payroll/exports/1/file': { body: 'Client ID' },
  })
  const onMade = vi.fn()
  const times = { startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T05:00:00.000Z' }
  renderPage(
    <ExportDialog
      rows={rowsOf([payrollEntry('Ash Graves', { id: 7, ...times })], [], new Date())}
      toReview={[]}
      range={{ startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }}
      period={{ start: '2024-10-01', end: '2024-10-06' }}
      filter={{ text: 'ash' }}
      timeZone="America/New_York"
      onOpen={() => {}}
      onMade={onMade}
      onClose={() => {}}
    />,
    { me },
  )
  expect(await screen.findByRole('radio', { name: 'CSV' })).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('radio', { name: choice }))
  await screen.findByText(/Import every file exactly once/)
  if (inCsv.length > 0) fireEvent.click(await screen.findByRole('checkbox', { name: 'Import them, too' }))
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  const sent = () => fetch.mock.calls.filter(([path]) => path === '/api/payroll/exports/spi')
  return { saved, onMade, bodies: () => sent().map(([, request]) => JSON.parse(String(request?.body))) }
}

test('the import file is made for the whole pay period and saved; the rounding is named', async () => {
  const { saved, onMade, bodies } = await open({ body: made })
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(bodies()).toEqual([
    {
      ...{ festivalId: 1, kind: 'spi', startDate: '2024-09-30', endDate: '2024-10-06' },
      ...{ since: '2024-09-30T10:00:00.000Z', until: '2024-10-07T10:00:00.000Z' },
    },
  ])
  expect(onMade).toHaveBeenCalledWith(
    `2 entries exported as ${fileName}, 3 lines. Paychex pays $0.01 more than the list, because it rounds merged lines once`,
  )
})

test('entries that a CSV holds and no import file are named, and imported when asked for', async () => {
  const { bodies, onMade } = await open({ body: made }, { inCsv: [7, 8] })
  expect(screen.getByText('A CSV holds 1 entry of these.')).toBeTruthy()
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(bodies()).toMatchObject([{ again: true }])
})

test('the import file of days is made for the locked period that they are in', async () => {
  // Approved when pay periods began at 5 AM.
  const locked = {
    ...{ id: 1, startsAt: '2024-09-30T09:00:00.000Z', endsAt: '2024-10-07T09:00:00.000Z' },
    ...{ approvedAt: '2024-10-07T12:00:00.000Z', approvedBy: { firstName: 'Mara', lastName: 'Voss' } },
    overrides: [],
  }
  const { bodies, onMade } = await open({ body: made }, { locks: [locked] })
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(bodies()).toMatchObject([{ since: '2024-09-30T09:00:00.000Z', until: '2024-10-07T09:00:00.000Z' }])
})

test('the strip of pay periods and the list of exports are asked anew', async () => {
  mockApi({ '/api/payroll/exports?festivalId=1': { body: [] } })
  const exports = exportsQuery(1)
  await queryClient.prefetchInfiniteQuery(exports)
  await open({ body: made })
  await waitFor(() => expect(queryClient.getQueryState(exports.queryKey)?.isInvalidated).toBe(true))
})

test('a correction asks for the differences and names its rounding', async () => {
  const { bodies, onMade } = await open({ body: made }, { choice: 'SPI correction' })
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(bodies()).toMatchObject([{ kind: 'spiCorrection' }])
  expect(onMade).toHaveBeenCalledWith(
    `2 entries exported as ${fileName}, 3 lines. Paychex pays $0.01 more than the list changed by, because it rounds merged lines once`,
  )
})

const ash = { id: '00000000-0000-4000-8000-000000000001', firstName: 'Ash', lastName: 'Graves' }
const refused = {
  status: 422,
  body: {
    error: {
      code: 'spiRefused',
      message: ERRORS.spiRefused.message,
      details: { problems: [{ kind: 'noCompanyId' }, { kind: 'noWorkerId', person: ash }] },
    },
  },
}

test('a refusal lists everything, each with its link, and saves nothing', async () => {
  const { saved, onMade } = await open(refused)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The company ID of Paychex is not set.', '/employee/admin/general/payroll'],
    ['Ash Graves has no Paychex ID.', '/employee/admin/employees?q=Ash+Graves'],
  ])
  await settled()
  expect(saved).not.toHaveBeenCalled()
  expect(onMade).not.toHaveBeenCalled()
})

test('who may not change the settings sees who can', async () => {
  await open(refused, { accessLvl: 2 })
  expect(await screen.findByText(/An administrator can set it in General/)).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('that nothing is new is shown in words', async () => {
  const { code, message } = { code: 'spiNothingNew', message: ERRORS.spiNothingNew.message }
  const { saved } = await open({ status: 422, body: { error: { code, message } } })
  expect(await screen.findByText(message)).toBeTruthy()
  await settled()
  expect(saved).not.toHaveBeenCalled()
})
