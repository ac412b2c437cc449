import { expect, test } from 'vitest'
import { stateOf } from './state.ts'

const END = new Date('2024-10-07T10:00:00Z')
const BEFORE = new Date('2024-10-07T09:59:59.999Z')
const nothing = {
  ...{ entries: 0, hundredths: 0, open: 0, needsReview: 0, noPaychexId: 0, problems: 0 },
  ...{ payable: 0, exported: 0, changed: 0 },
}
const worked = { ...nothing, entries: 3, hundredths: 1200, payable: 2 }

test.each([
  ['goes on', BEFORE, worked, false, 'open'],
  ['has ended', END, worked, false, 'ready'],
  ['has ended without entries', END, nothing, false, 'ready'],
  ['has ended with problems', END, { ...worked, problems: 1 }, false, 'unsettled'],
  ['is locked', END, worked, true, 'approved'],
  ['is exported in part', END, { ...worked, exported: 1 }, true, 'approved'],
  ['is exported', END, { ...worked, exported: 2 }, true, 'exported'],
  ['is exported without an approval', END, { ...worked, exported: 2 }, false, 'exported'],
  ['goes on, all exported so far', BEFORE, { ...worked, exported: 2 }, false, 'open'],
  ['differs from its export', END, { ...worked, exported: 2, changed: 1 }, true, 'changed'],
] as const)('a period that %s', (_, now, figures, locked, state) => {
  expect(stateOf({ endsAt: END, figures, approval: locked ? {} : null }, now)).toBe(state)
})
