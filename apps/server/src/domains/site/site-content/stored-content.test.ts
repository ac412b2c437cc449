import { readStoredSection } from '@nightshift/shared/site/site-content/derived/stored-content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { noticeOf, openSite } from './testing/site.ts'

const venue = await openVenue()
const { db } = venue
const { faq, look } = DREADMOOR_CONTENT

/** A site whose published FAQ has an unknown field and no list, as another release could have stored it. */
async function upgradedSite() {
  const site = await openSite(venue)
  await site.draft('faq', { ...faq, title: 'Ask us' })
  await site.publish(['faq'])
  await db.$client.query(
    `update site_versions set content = jsonb_set(content #- '{faq,list}', '{faq,columns}', '2')
     where festival_id = $1 and number = 1`,
    [site.festival.id],
  )
  return site
}

describe('content that the schema of this release refuses', () => {
  test('does not break the pages of visitors: what is refused is that of the start', async () => {
    const site = await upgradedSite()
    expect((await site.live()).faq).toEqual({ ...faq, title: 'Ask us' })
    // Not from the cache of this process.
    await db.$client.query('update festivals set site_revision = site_revision + 1 where id = $1', [
      site.festival.id,
    ])
    const page = await venue.visitor.with({ host: site.festival.hostName! }).get('/')
    expect(page.statusCode).toBe(200)
  })

  test('can be edited and published again', async () => {
    const site = await upgradedSite()
    await db.$client.query(
      `update site_drafts set content = '{"columns": 2}' where festival_id = $1 and section = 'faq'`,
      [site.festival.id],
    )
    expect((await site.read()).draft.faq).toEqual({ ...faq, title: 'Ask us' })
    await site.draft('faq', { ...faq, title: 'Questions' })
    expect((await site.publish(['faq'])).statusCode).toBe(200)
    expect((await site.live()).faq.title).toBe('Questions')
    await site.announce('Rain')
    expect((await site.live()).notice).toEqual(noticeOf('Rain'))
  })

  test('is refused in words as a version of the history', async () => {
    const site = await upgradedSite()
    for (const path of [`${site.address}/versions/1`, `/site-preview/${site.festival.id}/?version=1`])
      await expectRefusal(venue, 'versionUnreadable', () => site.ada.get(path))
  })
})

test('a refused field is replaced alone where that suffices', () => {
  const stored = { ...look, name: 'Gallows Fair', palette: 'gone' } as unknown as typeof look
  expect(readStoredSection('look', stored, look)).toEqual({ ...look, name: 'Gallows Fair' })
  expect(readStoredSection('look', undefined, look)).toEqual(look)
  expect(readStoredSection('look', null, look)).toBeNull()
  expect(readStoredSection('faq', [] as never, faq)).toEqual(faq)
})
