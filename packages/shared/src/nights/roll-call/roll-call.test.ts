import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundedTicks, lastTicks, nextTickAt, rollCallOrder, type Tick } from './roll-call.ts'

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

describe('the instants of a delivery', () => {
  const [started, received] = [new Date(1_000_000), new Date(1_060_000)]
  const sent = fc.array(
    fc.record({
      personId: fc.constantFrom('ash', 'bo'),
      at: fc.integer({ min: 0, max: 2_000_000 }).map((ms) => new Date(ms)),
    }),
    { maxLength: 30 },
  )

  test('lie within the roll-call, and those of a person keep their order', () => {
    fc.assert(
      fc.property(sent, (ticks) => {
        const bounded = boundedTicks(ticks, started, received)
        expect(bounded).toHaveLength(ticks.length)
        for (const { at } of bounded) expect(at >= started && at <= received).toBe(true)
        for (const person of ['ash', 'bo']) {
          const times = bounded.filter(({ personId }) => personId === person).map(({ at }) => at.getTime())
          expect(times.every((at, n) => n === 0 || at > times[n - 1]!)).toBe(true)
        }
      }),
    )
  })

  test('stay as they are where the clock is right', () => {
    const ticks = [1_010_000, 1_020_000].map((ms) => ({ personId: 'ash', at: new Date(ms) }))
    expect(boundedTicks(ticks, started, received)).toEqual(ticks)
  })
})

test('a new tick is after the one that it changes, whatever the clock says', () => {
  expect(nextTickAt(5_000, undefined)).toEqual(new Date(5_000))
  expect(nextTickAt(5_000, { at: new Date(7_000) })).toEqual(new Date(7_001))
})

test('what a phone has ticked itself counts beside the last ticks of the server', () => {
  fc.assert(
    fc.property(fc.array(tick), fc.array(tick), (stored, queued) => {
      const answered = [...lastTicks(stored).values()]
      expect(lastTicks([...answered, ...queued])).toEqual(lastTicks([...stored, ...queued]))
    }),
  )
})
