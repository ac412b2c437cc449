import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastTicks, rollCallOrder, type Tick } from './roll-call.ts'

const tick: fc.Arbitrary<Tick> = fc.record({
  key: fc.uuid(),
  personId: fc.constantFrom('ash', 'bo', 'cy'),
  isSafe: fc.boolean(),
  at: fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1000)),
  by: fc.constantFrom('lead-1', 'lead-2'),
})

test('phones agree, whatever the order and however often ticks arrive', () => {
  fc.assert(
    fc.property(fc.array(tick), (ticks) => {
      const shuffled = [...ticks.toReversed(), ...ticks]
      expect(lastTicks(shuffled)).toEqual(lastTicks(shuffled.toReversed()))
      expect(lastTicks(shuffled)).toEqual(lastTicks(ticks))
    }),
  )
})

test('who is unaccounted for is on top, by attraction and name; a taken back tick counts', () => {
  const people = [
    { id: 'bo', name: 'Bo', attraction: 'The Bog' },
    { id: 'ash', name: 'Ash', attraction: 'The Bog' },
    { id: 'cy', name: 'Cy', attraction: 'Crypt' },
  ]
  const at = (personId: string, second: number, isSafe: boolean): Tick => ({
    ...{ key: `${personId}${second}`, personId, isSafe, at: new Date(second * 1000), by: 'lead' },
  })
  const { unaccounted, safe } = rollCallOrder(people, [
    at('ash', 2, false),
    at('ash', 1, true),
    at('cy', 1, true),
  ])
  expect(unaccounted.map(({ id }) => id)).toEqual(['ash', 'bo'])
  expect(safe.map(({ id }) => id)).toEqual(['cy'])
})
