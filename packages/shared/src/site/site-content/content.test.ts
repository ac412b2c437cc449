import { expect, test } from 'vitest'
import { OwnContent, SECTION_NAMES, SiteContent } from './content.ts'
import { problemsOf } from './problems.ts'
import {
  CHRISTMAS_CONTENT,
  CHRISTMAS_OWN_CONTENT,
  DREADMOOR_CONTENT,
} from './starting/dreadmoor/dreadmoor.ts'

test.each([
  ['the hayride', DREADMOOR_CONTENT],
  ['its holiday variant', CHRISTMAS_CONTENT],
])('the content of %s is valid and can be published', (_, content) => {
  expect(SiteContent.parse(content)).toEqual(content)
  expect(SECTION_NAMES.flatMap((name) => problemsOf(name, content[name] as never))).toEqual([])
})

test('a festival that shares content has sections of null', () => {
  expect(OwnContent.parse(CHRISTMAS_OWN_CONTENT)).toEqual(CHRISTMAS_OWN_CONTENT)
})

test('the ids of nights at the seller are at most 400', () => {
  const { tickets } = DREADMOOR_CONTENT
  const withDates = (count: number) => {
    const days = Array.from({ length: count }, (_, n) => new Date(Date.UTC(2024, 0, 1 + n)))
    const dates = Object.fromEntries(days.map((day) => [day.toISOString().slice(0, 10), 'id']))
    return SiteContent.shape.tickets.safeParse({ ...tickets, seller: { ...tickets.seller, dates } })
  }
  expect(withDates(400).success).toBe(true)
  expect(withDates(401).error?.issues[0]?.message).toBe('has at most 400 dates')
})

test.each([
  ['#8a4a2a', /contrast of \d\.\d to 1/],
  ['red', /colour/],
])('the accent %s is refused', (accent, message) => {
  const { error } = SiteContent.shape.look.safeParse({ ...DREADMOOR_CONTENT.look, accent })
  expect(error?.issues[0]?.message).toMatch(message)
})
