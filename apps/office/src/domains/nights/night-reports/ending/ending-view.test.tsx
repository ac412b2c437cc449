// @vitest-environment jsdom
import type { EndingLine, Incident, NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { openDialogs } from '@nightshift/ui/dialogs/open-dialog.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ending, figures, line } from '../testing/ending.ts'
import { EndingView } from './ending-view.tsx'

/** Shows a night; each call is answered with this. */
function show(changes: Partial<NightEnding>, answer: () => Response = () => Response.json({})) {
  const writes: { path: string; body: unknown }[] = []
  mockApi({
    '*': ({ path, body }) => {
      writes.push({ path, body })
      return answer()
    },
  })
  const view = (shown: Partial<NightEnding>) => <EndingView ending={ending(shown)} />
  const { rerender } = renderPage(view(changes), { me: person({ accessLvl: 1 }) })
  return { writes, change: (later: Partial<NightEnding>) => rerender(view(later)) }
}

// A message that a test leaves open would be that of the next one.
beforeEach(() => {
  act(() => {
    for (const { dismiss } of openDialogs()) dismiss()
  })
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))

test('a night with nothing left over says so, and hides money that is not there', () => {
  show({ totals: figures({ missing: 0 }) })
  for (const text of ['Everybody has clocked out.', 'No shift needs a look.', 'Nothing is left over.'])
    screen.getByText(text)
  expect(screen.queryByText(/^Cost/)).toBeNull()
  expect(screen.queryByText('Came late')).toBeNull()
})

test('the rest clock out at the end of the night unless another time is chosen', async () => {
  const { writes } = show({ lines: [line(), line({ entryId: 10 })] }, () =>
    Response.json({ closed: [9, 10], notFound: [] }),
  )
  expect(part('Still clocked in 2').getByLabelText<HTMLInputElement>(/Clock out at/).value).toBe('01:00')
  fireEvent.click(screen.getByRole('button', { name: 'Clock out 2 people' }))
  await screen.findByText(/an end other than now, are marked for a manager/)
  await confirm()
  await screen.findByText('2 people clocked out.')
  expect(writes[0]).toEqual({
    path: '/api/night-reports/clock-out',
    body: { festivalId: 1, ids: [9, 10], time: '01:00' },
  })
})

describe('a time that comes twice', () => {
  beforeEach(() => {
    // The second 1:35 AM in New York.
    vi.useFakeTimers({ now: new Date('2024-11-03T06:35:00Z'), toFake: ['Date'] })
    return () => vi.useRealTimers()
  })
  const since = { at: '2024-11-02T21:00:00.000Z' }

  test('is asked for before it is sent', async () => {
    const { writes } = show({ lines: [line(since)] }, () => Response.json({ closed: [9], notFound: [] }))
    fireEvent.change(part('Still clocked in 1').getByLabelText(/Clock out at/), {
      target: { value: '01:30' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Clock out 1 person' }))
    await screen.findByText('Please say which of the two is meant.')
    expect(writes).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: /^The second, after they went back/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Clock out 1 person' }))
    await screen.findByText(/at 1:30 AM EST\?/)
    await confirm()
    await screen.findByText('1 person clocked out.')
    expect(writes[0]!.body).toMatchObject({ time: '01:30', which: 'second' })
  })

  test('is not asked for where only one of the two can be meant', () => {
    show({ lines: [line({ at: '2024-11-03T05:45:00.000Z' })] })
    fireEvent.change(part('Still clocked in 1').getByLabelText(/Clock out at/), {
      target: { value: '01:30' },
    })
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

test('whoever works on stays clocked in', async () => {
  const cleaner = line({ entryId: 10, person: { firstName: 'Bo', lastName: 'Thorne' } })
  const { writes } = show({ lines: [line(), cleaner] }, () => Response.json({ closed: [9], notFound: [] }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Clock out Bo Thorne' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clock out 1 person' }))
  await confirm()
  await screen.findByText('1 person clocked out.')
  expect(writes[0]!.body).toMatchObject({ ids: [9], time: '01:00' })
})

test('a refused time names whom it does not suit', async () => {
  const error = {
    ...{ statusCode: 409, name: 'Error', code: 'bulkEditRefused', message: 'None.' },
    details: { refused: [{ id: 10, code: 'shiftInFuture', message: 'Not yet.' }] },
  }
  const bo = line({ entryId: 10, person: { firstName: 'Bo', lastName: 'Thorne' } })
  show({ lines: [line(), bo] }, () => Response.json({ error }, { status: 409 }))
  fireEvent.click(screen.getByRole('button', { name: 'Clock out 2 people' }))
  await confirm()
  await screen.findByText('Nobody was clocked out. This time does not work for: Bo Thorne.')
})

test('somebody who did not come is a no-show or excused, and a mark can be taken back', async () => {
  const missing = line({ kind: 'missing', entryId: null })
  const marked = line({ kind: 'excused', placeId: 5, entryId: null })
  const { writes } = show({ lines: [missing, marked] }, () => Response.json({ marked: [4], notMarked: [] }))
  fireEvent.click(screen.getByRole('button', { name: 'Mark Ash Graves as no-show' }))
  await waitFor(() => expect(writes).toHaveLength(1))
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Take back the mark of Ash Graves' })
  await waitFor(() => expect(undo.disabled).toBe(false))
  fireEvent.click(undo)
  await waitFor(() => expect(writes).toHaveLength(2))
  const night = { festivalId: 1, night: '2024-10-04' }
  expect(writes.map(({ body }) => body)).toEqual([
    { ...night, placeIds: [4], mark: 'noShow' },
    { ...night, placeIds: [5], mark: null },
  ])
})

test('who said that they cannot come is marked apart, and is not among those who are marked as no-shows at once', async () => {
  const missing = (placeId: number, answer: EndingLine['answer']) =>
    line({ kind: 'missing', entryId: null, placeId, answer })
  const declined = line({ kind: 'excused', entryId: null, placeId: 4, answer: 'declined' })
  const lines = [declined, missing(5, 'help'), missing(6, null), missing(7, 'confirmed')]
  const { writes } = show({ lines }, () => Response.json({ marked: [6, 7], notMarked: [] }))
  screen.getByText('Actor, Excused, declined in time')
  expect(screen.queryByRole('button', { name: /^Take back the mark/ })).toBeNull()
  screen.getByText("Actor, call 5:00 PM, said that they can't make it")
  fireEvent.click(screen.getByRole('button', { name: 'Mark the other 2 as no-shows' }))
  await screen.findByText('Mark 2 people as no-shows?')
  await confirm()
  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]!.body).toMatchObject({ placeIds: [6, 7], mark: 'noShow' })
})

test('an incident needs a time of the night and a note', async () => {
  const { writes } = show({}, () =>
    Response.json({
      ...{ id: 1, at: '2024-10-05T00:15:00.000Z', note: 'Fog', updatedAt: '2024-10-05T01:00:00.000Z' },
      ...{ by: { firstName: 'Lena', lastName: 'Crow' }, editedBy: null, mayChange: true },
    }),
  )
  const incidents = part('Incidents')
  fireEvent.click(incidents.getByRole('button', { name: 'Add' }))
  await screen.findByText('Please say what happened.')
  expect(writes).toEqual([])
  fireEvent.change(incidents.getByLabelText(/Time/), { target: { value: '20:15' } })
  fireEvent.change(incidents.getByLabelText(/What happened/), { target: { value: ' Fog ' } })
  fireEvent.click(incidents.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]!.body).toEqual({
    ...{ festivalId: 1, night: '2024-10-04', at: '2024-10-05T00:15:00.000Z', note: 'Fog' },
  })
})

const fog: Incident = {
  ...{ id: 1, at: '2024-10-05T00:15:00.000Z', note: 'Fog', updatedAt: '2024-10-05T01:00:00.000Z' },
  by: { firstName: 'Lena', lastName: 'Crow' },
  editedBy: null,
  mayChange: true,
}

test('an incident that somebody else changes while it is edited is not overwritten unseen', async () => {
  const error = { statusCode: 409, name: 'Error', code: 'changedMeanwhile', message: 'Please look again.' }
  const { writes, change } = show({ incidents: [fog] }, () => Response.json({ error }, { status: 409 }))
  fireEvent.click(screen.getByRole('button', { name: 'Edit the incident at 8:15 PM' }))
  change({ incidents: [{ ...fog, note: 'Fog twice', updatedAt: '2024-10-05T01:30:00.000Z' }] })
  screen.getByText('Changed meanwhile to: Fog twice')
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const okay = await screen.findByRole('button', { name: 'Okay' })
    await act(async () => fireEvent.click(okay))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await act(async () => {})
  }
  await save()
  await save()
  const versions = writes.map(({ body }) => (body as { updatedAt: string }).updatedAt)
  expect(versions).toEqual([fog.updatedAt, '2024-10-05T01:30:00.000Z'])
})

test('a note that somebody else rewrote names both people', () => {
  show({ incidents: [fog, { ...fog, id: 2, editedBy: { firstName: 'Mara', lastName: 'Voss' } }] })
  screen.getByText('by Lena Crow')
  screen.getByText('by Lena Crow, edited by Mara Voss')
})

test('a note that one may not change has no buttons, and the page says why', () => {
  show({ incidents: [fog, { ...fog, id: 2, at: '2024-10-05T01:15:00.000Z', mayChange: false }] })
  screen.getByRole('button', { name: 'Edit the incident at 8:15 PM' })
  expect(screen.queryByRole('button', { name: 'Edit the incident at 9:15 PM' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete the incident at 9:15 PM' })).toBeNull()
  screen.getByText(/The night has ended: only whoever wrote a note or a manager/)
})

test('nothing is said of notes that one may change', () => {
  show({ incidents: [fog] })
  expect(screen.queryByText(/The night has ended/)).toBeNull()
})

test('a note that is begun survives the edit of another one, and one that is deleted meanwhile', () => {
  const { change } = show({ incidents: [fog] })
  const begun = part('Incidents').getByLabelText<HTMLTextAreaElement>(/What happened/)
  fireEvent.change(begun, { target: { value: 'A guest fell' } })
  fireEvent.click(screen.getByRole('button', { name: 'Edit the incident at 8:15 PM' }))
  change({ incidents: [] })
  const left = part('Incidents').getByLabelText<HTMLTextAreaElement>(/What happened/)
  expect(left.value).toBe('A guest fell')
  expect(left.closest('[hidden]')).toBeNull()
})

const endNight = async () => {
  fireEvent.click(part('End').getByRole('button', { name: 'End the night' }))
  return within(await screen.findByRole('alertdialog'))
}

test('ending says in numbers and names what is left over, and goes on only when one agrees', async () => {
  const bo = { firstName: 'Bo', lastName: 'Thorne' }
  const { writes } = show(
    {
      lines: [
        line(),
        line({ entryId: 10, person: bo }),
        line({ kind: 'missing', entryId: null, person: bo }),
      ],
      waiting: [
        { kind: 'request', person: bo, at: '2024-10-04T21:00:00.000Z' },
        { kind: 'scan', person: null, at: '2024-10-04T22:00:00.000Z' },
      ],
      isRollCallOpen: true,
    },
    () => Response.json({ id: 3 }),
  )
  fireEvent.change(part('Incidents').getByLabelText(/What happened/), { target: { value: 'A guest fell' } })
  const asked = await endNight()
  for (const text of [
    'Still clocked in (2): Ash Graves, Bo Thorne',
    'Not there, not confirmed (1): Bo Thorne',
    'Requests about shifts that wait (1): Bo Thorne',
    'Saved scans that wait (1): unknown badge',
    'A roll-call is under way.',
    'What is typed here and not added or saved is not in the report and is lost.',
  ])
    asked.getByText(new RegExp(text.replace(/[().]/g, '\\$&')))
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes).toEqual([])
  fireEvent.click((await endNight()).getByRole('button', { name: 'End the night' }))
  await waitFor(() => expect(writes).toHaveLength(1))
})

test('ticks of a roll-call that this phone has not sent are left over', async () => {
  const tick = { kind: 'tick', rollCallId: 1, key: crypto.randomUUID(), isSafe: true }
  const queue = [{ ...tick, personId: crypto.randomUUID(), at: '2024-10-05T01:00:00.000Z' }]
  localStorage.setItem(`roll-call-queue-${person().id}`, JSON.stringify(queue))
  show({})
  ;(await endNight()).getByText(/Ticks of a roll-call that this phone has not sent: 1/)
  localStorage.clear()
})

test('ending asks also when nothing is left over', async () => {
  const { writes } = show({})
  ;(await endNight()).getByText(/Nothing is left over/)
  expect(writes).toEqual([])
})

test('ending a night that is not over says until when it goes on', async () => {
  show({ endsAt: '2999-10-05T05:00:00.000Z' })
  ;(await endNight()).getByText(/The night goes on until 1:00 AM/)
})

test('ending sends what was seen; a refusal is shown and changes nothing', async () => {
  const error = {
    ...{ statusCode: 409, name: 'Error', code: 'nightChanged' },
    message: 'Something has changed since you looked.',
  }
  const { writes } = show({ lines: [line()] }, () => Response.json({ error }, { status: 409 }))
  part('End').getByText('Still clocked in: 1')
  fireEvent.click((await endNight()).getByRole('button', { name: 'End the night' }))
  await screen.findByText('Something has changed since you looked.')
  expect(writes[0]).toEqual({
    path: '/api/night-reports',
    body: { festivalId: 1, night: '2024-10-04', seen: 'as-read' },
  })
})
