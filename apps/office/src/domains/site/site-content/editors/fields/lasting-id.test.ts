import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastingId, placeholderId } from './lasting-id.ts'

test('the id of a new entry is made from its words', () => {
  expect(lastingId('new-1', 'The Butcher’s Café', 'attraction', ['new-1'])).toBe('the-butchers-cafe')
})

test('an id that was made stays', () => {
  expect(lastingId('the-bog', 'The Swamp', 'attraction', ['the-bog'])).toBe('the-bog')
})

test('taken ids are avoided', () => {
  expect(lastingId('new-1', 'Tickets', 'attraction', ['new-1', 'tickets'])).toBe('tickets-2')
  expect(placeholderId(['new-1', 'new-3'])).toBe('new-2')
})

test('words that cannot begin an id follow its kind, and words without letters make none', () => {
  expect(lastingId('new-1', '13 Gates', 'attraction', [])).toBe('attraction-13-gates')
  expect(lastingId('new-1', '恐怖', 'attraction', [])).toBe('new-1')
})

test('every id fits the schema and is free', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('a', 'b', 'faq')),
      (words, taken) => {
        const id = lastingId('new-1', words, 'attraction', taken)
        expect(id).toMatch(/^[a-z][a-z0-9-]{0,59}$/)
        expect(taken).not.toContain(id)
      },
    ),
  )
})
