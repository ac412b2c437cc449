import { expect, test } from 'vitest'
import { type FormEvent, type FormState, nextState } from './form-state.ts'

const problem = { name: 'email', message: 'Please enter an email address.' }
const wrong: FormEvent = { kind: 'submitted', problems: [problem] }
const right: FormEvent = { kind: 'submitted', problems: [] }
const after = (...events: FormEvent[]) => events.reduce<FormState>(nextState, { kind: 'untouched' })

test('an application is validated, confirmed and sent, in this order', () => {
  expect(after()).toEqual({ kind: 'untouched' })
  expect(after(wrong)).toEqual({ kind: 'checked', problems: [problem] })
  expect(after(wrong, right)).toEqual({ kind: 'confirming' })
  expect(after(right, { kind: 'confirmed' })).toEqual({ kind: 'sending' })
  expect(after(right, { kind: 'confirmed' }, { kind: 'arrived' })).toEqual({ kind: 'sent' })
})

test('after a declined confirmation or a failure, the form can be submitted again', () => {
  expect(after(right, { kind: 'declined' })).toEqual({ kind: 'checked', problems: [] })
  expect(after(right, { kind: 'confirmed' }, { kind: 'failed' })).toEqual({ kind: 'checked', problems: [] })
  expect(after(right, { kind: 'confirmed' }, { kind: 'failed' }, right)).toEqual({ kind: 'confirming' })
})

test('problems are updated while typing, after the first submit', () => {
  expect(after({ kind: 'edited', problems: [problem] })).toEqual({ kind: 'untouched' })
  expect(after(wrong, { kind: 'edited', problems: [] })).toEqual({ kind: 'checked', problems: [] })
})

test.each([
  [[{ kind: 'confirmed' }], 'untouched'],
  [[right, right], 'confirming'],
  [[right, { kind: 'arrived' }], 'confirming'],
  [[right, { kind: 'confirmed' }, right], 'sending'],
  [[right, { kind: 'confirmed' }, { kind: 'arrived' }, right], 'sent'],
] as [FormEvent[], string][])('%j stays %s', (events, kind) => {
  expect(after(...events).kind).toBe(kind)
})
