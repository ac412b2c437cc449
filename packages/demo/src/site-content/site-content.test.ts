import { nightsOf } from '@nightshift/shared/seasons/nights'
import { OwnContent, SECTION_NAMES, SiteContent } from '@nightshift/shared/site/site-content/content'
import { problemsOf } from '@nightshift/shared/site/site-content/problems'
import { expect, test } from 'vitest'
import { ORCHARD_SEASON, TIME_ZONE } from '../festivals.ts'
import { ORCHARD_CONTENT } from './orchard/orchard.ts'
import { siteDraft, siteVersions } from './versions.ts'

test('the content of the orchard is valid and can be published', () => {
  expect(SiteContent.parse(ORCHARD_CONTENT)).toEqual(ORCHARD_CONTENT)
  expect(SECTION_NAMES.flatMap((name) => problemsOf(name, ORCHARD_CONTENT[name] as never))).toEqual([])
})

test('its tickets are for nights of its season', () => {
  const dates = nightsOf(ORCHARD_SEASON, TIME_ZONE).map(({ date }) => date)
  for (const { nights } of ORCHARD_CONTENT.tickets.list)
    if (nights !== 'all') expect(dates).toEqual(expect.arrayContaining(nights))
})

test('each version is valid, names what it changed and is newer than the one before', () => {
  const versions = siteVersions()
  for (const { content } of versions) expect(OwnContent.safeParse(content).error).toBeUndefined()
  const lines = versions.map(({ festivalId, number, sections }) => `${festivalId}.${number} ${sections}`)
  expect(lines).toEqual([
    '1.0 ',
    '1.1 news',
    '1.2 tickets,news',
    '1.3 news',
    '2.0 ',
    '2.1 tickets',
    '3.0 ',
    `3.1 ${SECTION_NAMES.filter((name) => name !== 'notice')}`,
    '3.2 news,notice',
  ])
  versions.forEach(({ festivalId, publishedAt }, index) => {
    const before = versions[index - 1]
    if (before?.festivalId === festivalId) expect(+publishedAt).toBeGreaterThan(+before.publishedAt)
  })
})

test('the draft differs from what is live in one question', () => {
  const { content } = siteDraft()
  expect(SiteContent.shape.faq.parse(content).list).toHaveLength(ORCHARD_CONTENT.faq.list.length + 1)
})
