import { expect, test } from 'vitest'
import { Answers } from './answers.ts'
import { formatPhone } from './format-phone.ts'

test.each([
  '(845) 555-0123',
  '845.555.0123',
  '845 555 0123',
  ' 845/555-0123 ',
  '845–555–0123',
  '+1 (845) 555-0123',
  '+18455550123',
  ' 8455550123',
  '1-845-555-0123',
  '８４５ ５５５ ０１２３',
])('%j is written as the application form accepts it', (typed) => {
  const phone = formatPhone(typed)
  expect(phone).toBe('845-555-0123')
  expect(Answers.shape.phone.safeParse(phone).success).toBe(true)
})

test.each([
  '',
  '8455550123',
  '845-5550123',
  '555-0123',
  '845555012',
  '+84 5555 0123',
  '+44 20 7946 0958',
  '845-555-0123 ext. 4',
  'ask Wren: 845-555-0123',
])('%j is left alone', (typed) => {
  expect(formatPhone(typed)).toBe(typed)
})
