// @vitest-environment jsdom
import type { ClosedSeason, ClosingPlan } from '@nightshift/shared/seasons/season-closing/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { closingQuery } from './closing.api.ts'
import { ClosingForm } from './closing-form.tsx'

const none = { count: 0, from: null, to: null }
const ASH = '0b3a3a52-7d0a-4c51-9f0e-6f3f4d6a1b21'
const LENA = '1c3a3a52-7d0a-4c51-9f0e-6f3f4d6a1b22'
const plan: ClosingPlan = {
  ...{ kind: 'open', seasonId: 1, year: 2024, part: 1, applications: 2 },
  lines: {
    ...{ nightsToCome: none, openShifts: none, needsReview: none, attention: none },
    unexported: { count: 3, from: '2024-10-04', to: '2024-11-02' },
  },
  people: [
    { id: ASH, firstName: 'Ash', lastName: 'Marrow', accessLvl: 0, clockedIn: false },
    { id: LENA, firstName: 'Lena', lastName: 'Crow', accessLvl: 1, clockedIn: true },
  ],
  backup: { kind: 'none' },
}
const settled = { count: 0 }
const closed: ClosedSeason = {
  ...{
    kind: 'closed',
    seasonId: 1,
    year: 2024,
    part: 1,
    closedAt: '2024-11-04T17:00:00.000Z',
    closedBy: null,
  },
  closing: {
    lines: {
      ...{ nightsToCome: settled, openShifts: settled, needsReview: settled, attention: settled },
      unexported: { count: 3, reason: 'On paper' },
    },
    ...{ backup: {}, shiftsEnded: 0, applicationsArchived: 2 },
    deactivated: [{ id: ASH, firstName: 'Ash', lastName: 'Marrow' }],
  },
  comesBack: { people: 1, applications: 2 },
}

type Reply = { status?: number; body: unknown }

function open(replies: Partial<Record<'backup' | 'close' | 'dryRun', Reply>> = {}, changes: object = {}) {
  const sent: [string, unknown][] = []
  mockApi({
    '*': ({ path, body }) => {
      const call = path.split('/').at(-1)!
      sent.push([call, body])
      const kind = call === 'backup' ? 'backup' : body?.dryRun ? 'dryRun' : 'close'
      return replies[kind] ?? { body: kind === 'backup' ? { name: 'x.gz' } : closed }
    },
  })
  renderPage(<ClosingForm plan={{ ...plan, ...changes }} />, { me: person({ accessLvl: 3 }) })
  return { sent }
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const say = (reason: string) =>
  fireEvent.change(screen.getByLabelText('Close without this because'), { target: { value: reason } })

test('a line that is not settled has a link to where it is settled, and needs a reason', async () => {
  const { sent } = open()
  expect(screen.getByRole('link', { name: 'Export them' }).getAttribute('href')).toBe(
    '/employee/admin/timesheets?from=2024-10-04&to=2024-11-02',
  )
  await press('Show what will happen')
  expect(screen.getByText(/Please settle this, or say why/)).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Close without this because')),
  )
  expect(sent).toEqual([])
})

test('nights to come with people on the plan lead to the first of them, or need a reason', async () => {
  const nightsToCome = { count: 2, from: '2024-11-01', to: '2024-11-02' }
  const { sent } = open({}, { lines: { ...plan.lines, nightsToCome, unexported: none } })
  expect(screen.getByText(/^2 nights are still to come with people on the plan/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Take them off' }).getAttribute('href')).toBe(
    '/employee/admin/nights?night=2024-11-01',
  )
  await press('Show what will happen')
  expect(screen.getByText(/Please settle this, or say why/)).toBeTruthy()
  expect(sent).toEqual([])
  say('Rained off')
  await press('Show what will happen')
  expect(await screen.findByText('This will happen')).toBeTruthy()
  expect(sent).toMatchObject([
    ['close', { seen: { nightsToCome: 2 }, reasons: { nightsToCome: 'Rained off' } }],
  ])
})

test('the numbers are confirmed before a backup is made and the season is closed with what was seen', async () => {
  const { sent } = open()
  say(' On paper ')
  await press('Show what will happen')
  expect(await screen.findByText('This will happen')).toBeTruthy()
  const seen = {
    nightsToCome: 0,
    openShifts: 0,
    needsReview: 0,
    attention: 0,
    unexported: 3,
    applications: 2,
  }
  const body = { seen, deactivate: [ASH], reasons: { unexported: 'On paper' } }
  expect(sent).toEqual([['close', { ...body, dryRun: true }]])
  await press('Close season 2024')
  await waitFor(() => expect(queryClient.getQueryData(closingQuery(1).queryKey)).toEqual(closed))
  expect(sent.slice(1)).toEqual([
    ['backup', undefined],
    ['close', { ...body, dryRun: false }],
  ])
})

test('a backup that fails says why, and nothing is closed', async () => {
  const message = 'The backup could not be made, so nothing was done. There is no space left on the disk.'
  const { sent } = open({ backup: { status: 409, body: { error: { code: 'backupFailed', message } } } })
  say('On paper')
  await press('Show what will happen')
  await press('Close season 2024')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(sent.map(([call]) => call)).toEqual(['close', 'backup'])
})

test('a plan that has become worse is shown instead', async () => {
  const worse = { ...plan, applications: 5 }
  const error = { code: 'closingPlanChanged', message: 'x', details: { plan: worse } }
  open({ dryRun: { status: 409, body: { error } } })
  say('On paper')
  await press('Show what will happen')
  expect(await screen.findByText(/Please look at the new numbers/)).toBeTruthy()
  expect(queryClient.getQueryData(closingQuery(1).queryKey)).toEqual(worse)
})

test('where the operator makes the backups, it is asked how', async () => {
  const { sent } = open({}, { backup: { kind: 'external' } })
  say('On paper')
  await press('Show what will happen')
  expect(screen.getByText('Please say how the database was backed up.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/How this database was backed up/), { target: { value: 'pg_dump' } })
  await press('Show what will happen')
  await press('Close season 2024')
  await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['close', 'close']))
})

test('people are found by name, and ticked or unticked at once', async () => {
  open()
  expect(screen.getByText('1 of 2 people ticked')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Search staff'), { target: { value: 'crow' } })
  await waitFor(() => expect(screen.queryByText('Ash Marrow')).toBeNull())
  await press('Tick all shown')
  expect(screen.getByText('2 of 2 people ticked')).toBeTruthy()
  expect(screen.getByText('Lead · Clocked in')).toBeTruthy()
})
