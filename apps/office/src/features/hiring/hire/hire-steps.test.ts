import { expect, test, vi } from 'vitest'
import { NOT_BEGUN, type Progress, runHire } from './hire-steps.ts'

const wren = { id: 'u1', username: 'wrent' }
const REFUSED = new Error('refused')

/** A hire in which these steps fail the first time. */
function hire(...failing: string[]) {
  const left = new Set(failing)
  const step = <T>(name: string, answer: T) =>
    vi.fn(async (..._: string[]) => {
      if (left.delete(name)) throw REFUSED
      return answer
    })
  const calls = {
    createUser: step('user', wren),
    addPosition: step('position', {}),
    markHired: step('application', {}),
  }
  let progress: Progress = NOT_BEGUN
  const seen: string[] = []
  const run = () =>
    runHire(progress, calls, (next) => {
      progress = next
      seen.push(Object.values(next.states).join(' '))
    })
  const counts = () => Object.values(calls).map(({ mock }) => mock.calls.length)
  return { run, seen, calls, counts, states: () => Object.values(progress.states).join(' ') }
}

test('the three steps follow each other, and each is shown', async () => {
  const { run, seen, calls } = hire()
  expect(await run()).toEqual({ kind: 'hired', person: wren })
  expect(seen).toEqual([
    'running waiting waiting',
    'done waiting waiting',
    'done running waiting',
    'done done waiting',
    'done done running',
    'done done done',
  ])
  expect(calls.markHired).toHaveBeenCalledWith('u1')
})

test('without a user nothing follows, and the next attempt begins there', async () => {
  const { run, states, counts } = hire('user')
  expect(await run()).toEqual({ kind: 'notCreated', error: REFUSED })
  expect(states()).toBe('failed waiting waiting')
  expect((await run()).kind).toBe('hired')
  expect(counts()).toEqual([2, 1, 1])
})

test('without the position the applicant is hired all the same, and only the position is tried again', async () => {
  const { run, states, counts } = hire('position')
  expect(await run()).toEqual({ kind: 'withoutPosition', person: wren, error: REFUSED })
  expect(states()).toBe('done failed done')
  expect((await run()).kind).toBe('hired')
  expect(counts()).toEqual([1, 2, 1])
})

test('a hire that could not be marked goes on where it stopped', async () => {
  const { run, states, counts } = hire('application')
  expect(await run()).toEqual({ kind: 'notMarked', error: REFUSED })
  expect(states()).toBe('done done failed')
  expect((await run()).kind).toBe('hired')
  expect(counts()).toEqual([1, 1, 2])
})
