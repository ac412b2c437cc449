import { expect, test } from 'vitest'
import { completeLink } from './complete-link.ts'

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
  [' https://example.com ', 'https://example.com'],
  ['farm@example.com', 'mailto:farm@example.com'],
  ['(518) 555-0142', 'tel:5185550142'],
  ['+1 518 555 0142', 'tel:+15185550142'],
  ['#faq', '#faq'],
  ['/apply', '/apply'],
  ['', ''],
])('%s means %s', (typed, link) => {
  expect(completeLink(typed)).toBe(link)
})

test.each(['javascript:alert(1)', 'javascript:alert(1)//a@example.com', 'our page', '/employee', 'tickets'])(
  '%s stays what it is, to be refused',
  (typed) => {
    expect(completeLink(typed)).toBe(typed)
  },
)
