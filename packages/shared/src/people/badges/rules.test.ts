import { expect, test } from 'vitest'
import { mayReplaceBadge } from './rules.ts'

const actors = [0, 1, 2, 3].map((accessLvl) => ({ id: 'actor', accessLvl }))

test('leads and above replace badges of lower levels, administrators also those of each other', () => {
  const targets = [0, 1, 2, 3].map((accessLvl) => ({ id: 'target', accessLvl }))
  expect(actors.map((actor) => targets.map((target) => mayReplaceBadge(actor, target)))).toEqual([
    [false, false, false, false],
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, true],
  ])
})

test('they also replace their own', () => {
  expect(actors.map((actor) => mayReplaceBadge(actor, actor))).toEqual([false, true, true, true])
})
