// @vitest-environment jsdom
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import type { NightPlan, PlannedPlace } from '@nightshift/shared/nights/night-plan/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryOf } from '../../../lib/calls.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { NightPlanner } from './night-planner.tsx'
import { indexPlan } from './plan-index.ts'
import { ASH, BO, CLEO, FRIDAY, nightPlan, plannedPlace, planPerson } from './testing/plan.ts'

type Sent = { method: string; path: string; body: Record<string, unknown> }
type Answer = { status?: number; body: unknown } | undefined
type Answers = (sent: Sent) => Answer | Promise<Answer>

/** A server that keeps places, unless `answers` says otherwise. */
/** The night that is shown. */
const nightOf = ({ needs, places }: NightPlan) => {
  const isShown = ({ night }: { night: string }) => night === FRIDAY
  return { needs: needs.filter(isShown), places: places.filter(isShown) }
}

function serve(plan: NightPlan, answers: Answers) {
  let next = 100
  const reply = ({ method, path, body }: Sent) => {
    const id = Number(path.split('/').at(-1)?.split('?')[0])
    if (method === 'GET') return { body: path.includes('/night?') ? nightOf(plan) : plan }
    if (method === 'POST' && path.endsWith('/places')) {
      const { festivalId: _, seasonId: __, ...place } = body
      const made = plannedPlace({ ...(place as Partial<PlannedPlace>), id: ++next, change: 'new' })
      plan = { ...plan, places: [...plan.places, made] }
      return { body: made }
    }
    if (method === 'PATCH' && id) {
      const { updatedAt: _, ...changes } = body
      const places = plan.places.map((place) => (place.id === id ? { ...place, ...changes } : place))
      plan = { ...plan, places }
      return { body: places.find((place) => place.id === id) }
    }
    if (method === 'PATCH') {
      const { night, positionId, needed } = body as NightPlan['needs'][number]
      plan = { ...plan, needs: needed === null ? [] : [{ night, positionId, needed }] }
    }
    if (method === 'DELETE') plan = { ...plan, places: plan.places.filter((place) => place.id !== id) }
    return { status: 204, body: null }
  }
  const { sent } = mockApi({ '*': async (call) => (await answers(call)) ?? reply(call) })
  return sent
}

function Planner({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useQuery(queryOf(NIGHT_PLAN_CALLS.read, { query: { festivalId: 1, seasonId: 7 } }))
  if (!data) return null
  const night = data.nights.find(({ date }) => date === FRIDAY)!
  return <NightPlanner index={indexPlan(data)} night={night} mayEdit={mayEdit} onChooseNight={() => {}} />
}

function open(
  plan = nightPlan(),
  { answers = () => undefined, mayEdit = true }: { answers?: Answers; mayEdit?: boolean } = {},
) {
  const sent = serve(plan, answers)
  renderPage(<Planner mayEdit={mayEdit} />)
  return sent
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const placesIn = (position: string) =>
  within(screen.getByRole('list', { name: `People in ${position}` }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.restoreAllMocks()
})

test('Add lists those who hold the position, and Put in saves and says so', async () => {
  const sent = open()
  await press('Add somebody to Usher')
  const people = screen.getByRole('list', { name: 'People' })
  expect(within(people).getAllByRole('listitem')).toHaveLength(1)
  await press('Put Ash Marrow in Usher')
  expect(await screen.findByText('Ash Marrow is in Usher.')).toBeTruthy()
  expect(placesIn('Usher')).toEqual(['Ash Marrow'])
  expect(sent[0]?.body).toEqual({
    ...{ festivalId: 1, seasonId: 7, night: FRIDAY, positionId: 2, userId: ASH, part: 'whole' },
  })
  expect(screen.getByText('Nobody found')).toBeTruthy()
})

test('nobody is planned for a night that is called off, but somebody can be taken off', async () => {
  const { nights } = nightPlan()
  const calledOff = nights.map((night) => (night.date === FRIDAY ? { ...night, isCalledOff: true } : night))
  const sent = open(nightPlan({ nights: calledOff, places: [plannedPlace()] }))
  expect(await screen.findByText(/nobody can be put on it/)).toBeTruthy()
  for (const name of [/^Add somebody/, /^Put/, /^Like/, 'Fill…'])
    expect(screen.queryAllByRole('button', { name })).toEqual([])
  expect(screen.queryByRole('list', { name: 'People' })).toBeNull()
  await press('Ash Marrow in Bog Actor')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('radio', { name: 'First half' })).toBeNull()
  await press('Take off')
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']))
})

test('the list says who holds no position yet', async () => {
  open(nightPlan({ people: [planPerson(), planPerson({ id: BO, firstName: 'Bo', positionIds: [] })] }))
  const people = await screen.findByRole('list', { name: 'People' })
  const rows = within(people).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /No position yet/.test(textContent))).toEqual([false, true])
})

test('the focus goes on to the next person of the list', async () => {
  open()
  await press('Add somebody to Bog Actor')
  const button = screen.getByRole('button', { name: 'Put Ash Marrow in Bog Actor' })
  button.focus()
  fireEvent.click(button)
  await screen.findByText('Ash Marrow is in Bog Actor.')
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Put Bo Thorn in Bog Actor'),
  )
})

test('a person is put in a position that they choose from those they hold, open ones first', async () => {
  const sent = open(
    nightPlan({ places: [plannedPlace({ userId: BO }), plannedPlace({ id: 2, userId: CLEO })] }),
  )
  await press('Put Ash Marrow in a position')
  const dialog = await screen.findByRole('dialog', { name: 'Ash Marrow, Friday, October 4' })
  const choices = within(dialog).getAllByRole('listitem')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Usher The Bog0 of 1',
    'Bog Actor The Bog2 of 2',
  ])
  fireEvent.click(within(choices[1]!).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toMatchObject({ positionId: 1, userId: ASH })
  expect(await screen.findByText('1 too many')).toBeTruthy()
})

test('a place is moved, split and taken off from its window', async () => {
  const sent = open(nightPlan({ places: [plannedPlace()] }))
  await press('Ash Marrow in Bog Actor')
  fireEvent.click(await screen.findByRole('radio', { name: 'First half' }))
  await waitFor(() => expect(placesIn('Bog Actor')).toEqual(['Ash MarrowFirst half']))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Usher/ }))
  await waitFor(() => expect(placesIn('Usher')).toEqual(['Ash MarrowFirst half']))
  await press('Ash Marrow in Usher, First half')
  await press('Take off')
  expect(await screen.findByText('Ash Marrow was taken off.')).toBeTruthy()
  const updatedAt = '2024-09-01T00:00:00.000Z'
  expect(sent.map(({ method, path, body }) => [method, decodeURIComponent(path), body])).toEqual([
    ['PATCH', '/api/night-plan/places/1', { part: 'first', updatedAt }],
    ['PATCH', '/api/night-plan/places/1', { positionId: 2, updatedAt }],
    ['DELETE', `/api/night-plan/places/1?updatedAt=${updatedAt}`, undefined],
  ])
})

test('half a night that was taken off is put back as half a night', async () => {
  const sent = open(nightPlan({ places: [plannedPlace({ part: 'first', change: 'removed' })] }))
  await press('Ash Marrow in Bog Actor, First half, Taken off')
  await press('Put back')
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ userId: ASH, positionId: 1, part: 'first' }))
})

test('somebody with half a night gets the other half', async () => {
  const sent = open(nightPlan({ places: [plannedPlace({ part: 'first' })] }))
  await press('Add somebody to Usher')
  await press('Put Ash Marrow in Usher')
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ part: 'second' }))
})

test('a refused change is shown, and the plan is read again', async () => {
  const refusal = { error: { code: 'changedMeanwhile', message: 'Somebody else changed this meanwhile.' } }
  open(nightPlan({ places: [plannedPlace()] }), {
    answers: ({ method }) => (method === 'DELETE' ? { status: 409, body: refusal } : undefined),
  })
  await press('Ash Marrow in Bog Actor')
  const reads = vi.mocked(fetch).mock.calls.length
  await press('Take off')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Somebody else changed this')
  expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(reads + 1)
  await press('Okay')
  expect(placesIn('Bog Actor')).toEqual(['Ash Marrow'])
})

test('steps that follow each other are saved as one, for this night or for every one', async () => {
  const sent = open(nightPlan({ needs: [{ night: FRIDAY, positionId: 1, needed: 4 }] }))
  const more = await screen.findByRole('button', { name: 'More in Bog Actor' })
  fireEvent.click(more)
  fireEvent.click(more)
  expect(screen.getByRole('textbox', { name: 'Needed in Bog Actor' })).toHaveProperty('value', '6')
  const of = { festivalId: 1, seasonId: 7, positionId: 1 }
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ ...of, night: FRIDAY, needed: 6, seen: 4 })
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  await press('Bog Actor: as usual, 2')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({ ...of, night: FRIDAY, needed: null, seen: 6 })
  fireEvent.click(screen.getByRole('radio', { name: 'Every night' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Needed in Bog Actor' }), {
    target: { value: '12' },
  })
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.body).toEqual({ ...of, night: null, needed: 12, seen: 2 })
})

test('arrow keys step the number, and the usual one stands beside it', async () => {
  const sent = open()
  const needed = await screen.findByRole('textbox', { name: 'Needed in Bog Actor' })
  fireEvent.keyDown(needed, { key: 'ArrowUp' })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ night: FRIDAY, needed: 3, seen: 2 })
  expect(await screen.findByText('Usually 2')).toBeTruthy()
})

test('a step after a save goes on from the saved number, before the plan is read again', async () => {
  let isSaved = false
  const sent = open(nightPlan(), {
    answers: ({ method }) => {
      if (method === 'GET' && isSaved) return new Promise(() => {})
      isSaved = method === 'PATCH'
      return undefined
    },
  })
  await press('More in Bog Actor')
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  await press('More in Bog Actor')
  expect(screen.getByRole('textbox', { name: 'Needed in Bog Actor' })).toHaveProperty('value', '4')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ night: FRIDAY, needed: 4, seen: 3 })
})

test('a night is planned like the last of its weekday, and those who were left out are named', async () => {
  const place = { night: FRIDAY, positionId: 1, userId: BO, part: 'whole' }
  const sent = open(nightPlan(), {
    answers: ({ path }) =>
      path.endsWith('/copy')
        ? { body: { copied: 2, leftOut: [{ ...place, reason: 'notFree' }] } }
        : undefined,
  })
  await press('Like Friday, September 27')
  const dialog = await screen.findByRole('dialog', { name: '1 person was left out' })
  expect(dialog.textContent).toContain('Bo Thorn Bog ActorNot free')
  expect(sent[0]?.body).toEqual({ festivalId: 1, seasonId: 7, from: '2024-09-27', to: FRIDAY })
})

test.each([
  ['without places', [], 'Nothing was copied: Friday, September 27 has no places.'],
  ['whose people are there already', ['alreadyPlanned'], 'Nothing was copied: everybody is there already.'],
  ['whose people cannot come', ['alreadyPlanned', 'notFree'], 'Nothing was copied: nobody of them is free.'],
] as const)('a copy of a night %s says on screen that nothing was copied', async (_, reasons, words) => {
  const place = { night: FRIDAY, positionId: 1, part: 'whole' }
  const leftOut = reasons.map((reason, at) => ({ ...place, userId: [ASH, BO][at], reason }))
  open(nightPlan(), {
    answers: ({ path }) => (path.endsWith('/copy') ? { body: { copied: 0, leftOut } } : undefined),
  })
  await press('Like Friday, September 27')
  expect(await screen.findByText(words, { selector: '[role=status]' })).toBeTruthy()
  // A dialog follows what is said.
  await act(async () => {})
  expect(screen.queryByRole('dialog')?.textContent.includes(words) ?? false).toBe(leftOut.length > 0)
})

test.each([
  ['needs nobody', { needed: 0, missing: 0 }, /^No position needs anybody here yet/],
  ['has everybody', { needed: 1, missing: 0 }, /^There is nothing to fill: everybody is there already/],
  ['has nobody who is free', { needed: 1, missing: 1 }, /^Nobody who is free/],
])('Fill says that nothing was filled where a night %s', async (_, { needed, missing }, words) => {
  const plan = nightPlan()
  const [event] = plan.events
  const events = [{ ...event!, positions: [{ ...event!.positions[1]!, needed }] }]
  const places = missing ? [] : [plannedPlace({ positionId: 2 })]
  const unfilled = missing ? [{ night: FRIDAY, positionId: 2, needed, missing }] : []
  open(
    { ...plan, events, places },
    { answers: ({ path }) => (path.endsWith('/fill') ? { body: { proposals: [], unfilled } } : undefined) },
  )
  await press('Fill…')
  const dialog = await screen.findByRole('dialog', { name: 'Fill the open places' })
  expect(await within(dialog).findByText(words)).toBeTruthy()
})

test('unfilled places have a row with how many, and the way to fill them', async () => {
  const cleo = plannedPlace({ userId: CLEO })
  open(nightPlan({ places: [cleo, plannedPlace({ id: 2, userId: BO, answer: 'declined' })] }))
  expect(await screen.findAllByText(/^Unfilled: /)).toHaveLength(2)
  const row = screen.getAllByText('Unfilled: 1')[1]!.parentElement!
  fireEvent.click(within(row).getByRole('button', { name: 'Add somebody to Usher' }))
  await press('Put Ash Marrow in Usher')
  await waitFor(() => expect(screen.getAllByText(/^Unfilled: /)).toHaveLength(1))
})

test('Fill proposes with reasons, single ones are ticked off, and nothing is saved before one agrees', async () => {
  const proposal = { night: FRIDAY, positionId: 1, part: 'whole' as const }
  const proposals = [
    { ...proposal, userId: ASH, nightsBefore: 0, chosenFrom: 3 },
    { ...proposal, userId: BO, nightsBefore: 2, chosenFrom: 1 },
  ]
  const unfilled = [{ night: FRIDAY, positionId: 2, needed: 1, missing: 1 }]
  let isStale = true
  const [ash, ...others] = nightPlan().people
  const people = [{ ...ash!, is16OrUnder: true }, ...others]
  const sent = open(nightPlan({ curfew: '22:00', people }), {
    answers: ({ path }) => {
      if (path.endsWith('/fill')) return { body: { proposals, unfilled } }
      if (!path.endsWith('/apply')) return undefined
      const refusal = { error: { code: 'planChanged', message: 'The plan has changed.' } }
      return isStale ? { status: 409, body: refusal } : { body: { placed: 1 } }
    },
  })
  await press('Fill…')
  const dialog = await screen.findByRole('dialog', { name: 'Fill the open places' })
  expect(await within(dialog).findByText('No night yet, chosen from 3')).toBeTruthy()
  expect(within(dialog).getByText('Has 2 nights, the only one who can')).toBeTruthy()
  expect(within(dialog).getAllByText('Over 16: no. Past the curfew')).toHaveLength(1)
  expect(dialog.textContent).toContain('Usher: 1 missing')
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Bo Thorn in Bog Actor, Friday, October 4' }))
  await press('Agree to 1 place')
  expect(await within(dialog).findByText(/^The plan has changed since/)).toBeTruthy()
  isStale = false
  await press('Agree to 1 place')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const applied = sent.filter(({ path }) => path.endsWith('/apply'))
  expect(applied.at(-1)?.body).toEqual({
    ...{ festivalId: 1, seasonId: 7, places: [{ ...proposal, userId: ASH }] },
  })
})

test('Fill goes on without somebody who has left meanwhile', async () => {
  const proposal = { night: FRIDAY, positionId: 1, part: 'whole' as const, nightsBefore: 0, chosenFrom: 2 }
  const proposals = [BO, '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b29'].map((userId) => ({ ...proposal, userId }))
  open(nightPlan(), {
    answers: ({ path }) => (path.endsWith('/fill') ? { body: { proposals, unfilled: [] } } : undefined),
  })
  await press('Fill…')
  expect(await screen.findByRole('button', { name: 'Agree to 1 place' })).toBeTruthy()
})

test('whoever may only look gets no controls, and sees what the planners see', async () => {
  const people = [planPerson({ availability: { source: 'own', unavailable: [FRIDAY] } })]
  open(nightPlan({ places: [plannedPlace()], people }), { mayEdit: false })
  expect(await screen.findByRole('button', { name: 'Ash Marrow in Bog Actor, Not free' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'People' })).toBeNull()
  for (const name of [/^Add/, /^Fill/, /^Like/, /^More/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the plan of a night that is over can be put right', async () => {
  open(nightPlan({ tonight: '2024-10-20' }))
  expect(await screen.findByRole('heading', { name: 'Friday, October 4' })).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^Add/ })).not.toEqual([])
})

test('a night that is called off says so, and counts for nobody', async () => {
  const plan = nightPlan()
  const nights = plan.nights.map((night) => ({ ...night, isCalledOff: night.date === FRIDAY }))
  const places = [plannedPlace({ userId: ASH })]
  expect(indexPlan({ ...plan, nights, places }).nightsOf(ASH)).toBe(0)
  open({ ...plan, nights, places })
  expect(await screen.findByText(/^Called off: nobody works/)).toBeTruthy()
  expect(screen.queryByText(/^Unfilled/)).toBeNull()
  expect(within(screen.getByRole('list', { name: 'Nights' })).getByText('Called off')).toBeTruthy()
})
