import type { RollCall, RollCallPerson, RollCallTick } from '@nightshift/shared/nights/roll-call/contract'
import { expect, test } from 'vitest'
import type { Waiting } from './phone/phone-queue.ts'
import { attractionsOf, byAttraction, EVERYWHERE, filtered, viewOf } from './roll-call-view.ts'
import { person, rollCall } from './testing/samples.ts'

const at = (second: number) => `2024-10-04T22:00:0${second}.000Z`
const ash = person('Ash', { attraction: 'The Bog' })
const bo = person('Bo', { attraction: 'The Bog' })
const cy = person('Cy', { attraction: 'Crypt' })
const people: RollCallPerson[] = [ash, bo, cy]

const stored = ({ id }: RollCallPerson, second: number, isSafe = true): RollCallTick => ({
  ...{ key: `s${second}`, personId: id, isSafe, at: at(second), by: 'Luis Graves', isLate: false },
})
const waits = ({ id }: RollCallPerson, second: number, isSafe = true): Waiting => ({
  ...{ kind: 'tick', rollCallId: 1, key: `w${second}`, personId: id, isSafe, at: at(second) },
})
const view = (changes: Partial<RollCall>, waiting: Waiting[] = []) =>
  viewOf(rollCall({ people, ...changes }), waiting, 'you')
const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName)

test('ticks that wait on this phone count at once, and are marked', () => {
  const { all, unaccounted, safe } = view({ ticks: [stored(bo, 1)] }, [waits(ash, 2)])
  expect(all).toBe(3)
  expect(names(unaccounted)).toEqual(['Cy'])
  expect(safe.map(({ firstName, tick }) => [firstName, tick?.by, tick?.isSent])).toEqual([
    ['Ash', 'you', false],
    ['Bo', 'Luis Graves', true],
  ])
})

test('the later one of this phone and the server counts', () => {
  expect(names(view({ ticks: [stored(ash, 3)] }, [waits(ash, 2, false)]).safe)).toEqual(['Ash'])
  expect(names(view({ ticks: [stored(ash, 3)] }, [waits(ash, 4, false)]).safe)).toEqual([])
})

test('somebody who was added on this phone is listed once, before and after the server knows', () => {
  const nell = person('Nell')
  const { id, firstName, lastName, photo } = nell
  const add: Waiting = { kind: 'add', rollCallId: 1, key: 'a', person: { id, firstName, lastName, photo } }
  expect(view({}, [add]).unaccounted).toContainEqual(
    expect.objectContaining({ id, joined: 'added', attraction: '' }),
  )
  const known = view({ people: [...people, { ...nell, joined: 'added', addedBy: 'Lena Graves' }] }, [add])
  expect(known.all).toBe(4)
})

test('filters match words of the name without accents, and one attraction', () => {
  const { unaccounted } = view({ people: [...people, person('Zoë', { attraction: '' })] })
  const find = (search: string, attraction = EVERYWHERE) =>
    names(filtered(unaccounted, { search, attraction }))
  expect(find('zoe')).toEqual(['Zoë'])
  expect(find('graves', 'The Bog')).toEqual(['Ash', 'Bo'])
  expect(find('', '')).toEqual(['Zoë'])
  expect(find('nobody')).toEqual([])
})

test('groups follow the attractions, and say how many are missing there', () => {
  const shown = view({ ticks: [stored(cy, 1)] })
  expect(byAttraction(shown.unaccounted).map(({ attraction, rows }) => [attraction, rows.length])).toEqual([
    ['The Bog', 2],
  ])
  expect(attractionsOf(shown)).toEqual([
    { name: 'Crypt', missing: 0 },
    { name: 'The Bog', missing: 2 },
  ])
})
