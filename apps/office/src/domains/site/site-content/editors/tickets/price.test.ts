import { TicketsSection } from '@nightshift/shared/site/site-content/sections/tickets'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './price.ts'

test.each([
  ['28.99', '28.99'],
  ['$28.99', '28.99'],
  [' 28,99 ', '28.99'],
  ['28.9', '28.90'],
  ['28.', '28.00'],
  ['28', '28.00'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['9999.99', '9999.99'],
])('%j is the price %s', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

test.each(['', ' ', '$', '.', '.99', '28.999', '10000', '-5', '1e3', '28 99', 'free', '1,234.50'])(
  '%j is no price',
  (text) => {
    expect(readPrice(text)).toBeUndefined()
  },
)

test('a price that is read is one that the content takes', () => {
  const { price } = TicketsSection.shape.list.element.shape
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\$?[0-9]{1,5}([.,][0-9]{0,3})?$/)), (text) => {
      const read = readPrice(text)
      if (read === undefined) return
      expect(price.safeParse(read).success).toBe(true)
      expect(readPrice(read)).toBe(read)
    }),
  )
})
