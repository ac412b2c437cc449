import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECTION_NAMES, SiteContent } from '../content.ts'
import { hasDirections } from '../place.ts'
import { plainWords } from '../plain-words.ts'
import { problemsOf } from '../problems.ts'
import { plainContent } from './plain-content.ts'
import { startingContent } from './starting-content.ts'

const problemsIn = (content: SiteContent) =>
  SECTION_NAMES.flatMap((name) => problemsOf(name, content[name] as never))

test('the plain content is valid and can be published as it is', () => {
  const content = plainContent('Gallows Fair')
  expect(SiteContent.parse(content)).toEqual(content)
  expect(problemsIn(content)).toEqual([])
})

test('it is valid for every name that a festival may have', () => {
  const parts = fc.constantFrom('a', ' ', '\n', '\t', 'é', '<', '"', '猫', '🎃', '\u200f')
  const names = fc.array(parts, { maxLength: 49 }).map((list) => `F${list.join('')}`)
  fc.assert(
    fc.property(names, (name) => {
      const content = plainContent(name)
      expect(SiteContent.safeParse(content).error).toBeUndefined()
      expect(problemsIn(content)).toEqual([])
    }),
    { numRuns: 40, examples: [[`F${'🎃'.repeat(49)}`], [`F${' a'.repeat(49)}`]] },
  )
})

test('it has the five policies with their anchors, and words in each', () => {
  const { list } = plainContent('Gallows Fair').policies
  expect(list.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'policy4 Ticket Disclaimer',
    'policy1 Photography and Video',
    'policy2 Web Cookies',
    'policy3 Privacy Policy',
    'policy5 Terms of Use',
  ])
  for (const { words } of list) expect(plainWords(words).join(' ').length).toBeGreaterThan(200)
})

test('it has no directions until an address, words or a position is given; then the address is needed', () => {
  const { directions } = plainContent('Gallows Fair')
  expect(hasDirections(directions)).toBe(false)
  const begun = { ...directions, place: { ...directions.place, town: 'Harrow Hollow' } }
  expect(hasDirections(begun)).toBe(true)
  expect(problemsOf('directions', begun).map(({ path }) => path)).toEqual(['place.street', 'place.state'])
  const position = { latitude: 42.4, longitude: -74.5 }
  expect(problemsOf('directions', { ...directions, position })).toHaveLength(3)
})

test('a festival that shares content starts with tickets, notice and look of its own', () => {
  const holiday = { name: 'Gallows Frost', brand: '', variant: 'holiday' as const, siteParentId: 1 }
  const { tickets, notice, look, ...shared } = startingContent(holiday)
  const whole = plainContent('Gallows Frost')
  expect([tickets, notice, look]).toEqual([whole.tickets, whole.notice, whole.look])
  expect(new Set(Object.values(shared))).toEqual(new Set([null]))
  expect(startingContent({ ...holiday, siteParentId: null })).toEqual(whole)
})
