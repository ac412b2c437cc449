import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { siteVersions } from '../../../platform/database/schema.ts'
import { noticeOf, openSite } from './testing/site.ts'

const venue = await openVenue()
const { faq } = DREADMOOR_CONTENT
const LATER = '2024-10-11T22:00:00.000Z'

describe('the history of a site', () => {
  test('begins with the content that it started with', async () => {
    const site = await openSite(venue)
    const start = {
      ...{ number: 0, at: site.festival.createdAt.toISOString(), by: null, how: 'start' },
      ...{ broughtBack: null, sections: [] },
    }
    expect(await site.versions()).toEqual([start])
    await site.announce('Rain')
    const by = { id: site.ada.id, name: 'Ada Graves' }
    const first = { number: 1, at: venue.clock.now.toISOString(), by, how: 'publish', broughtBack: null }
    expect(await site.versions()).toEqual([{ ...first, sections: ['notice'] }, start])
    const read = async (number: number) => (await site.ada.get(`${site.address}/versions/${number}`)).json()
    expect(await read(0)).toEqual({ version: start, content: DREADMOOR_CONTENT })
    expect((await read(1)).content).toEqual({ ...DREADMOOR_CONTENT, notice: noticeOf('Rain') })
  })

  test('has the last 50 versions', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    const [first] = await venue.db
      .select()
      .from(siteVersions)
      .where(and(eq(siteVersions.festivalId, site.festival.id), eq(siteVersions.number, 1)))
    const more = Array.from({ length: 48 }, (_, index) => ({ ...first!, number: index + 2 }))
    await venue.db.insert(siteVersions).values(more)
    expect(await site.versions()).toHaveLength(50)
    await site.announce('Snow')
    const numbers = (await site.versions()).map(({ number }: { number: number }) => number)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
    for (const call of [
      () => site.ada.get(`${site.address}/versions/0`),
      () => site.ada.post(`${site.address}/versions/0/bring-back`),
      () => site.ada.get(`${site.address}/versions/51`),
    ])
      await expectRefusal(venue, 'notFound', call)
  })
})

describe('a version that is brought back', () => {
  const bringBack = (site: Awaited<ReturnType<typeof openSite>>, number: number) =>
    site.ada.post(`${site.address}/versions/${number}/bring-back`)

  test('is live again as a new version', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    await site.announce('Snow')
    expect((await bringBack(site, 1)).json()).toMatchObject({
      version: 3,
      live: { notice: noticeOf('Rain') },
    })
    expect((await site.live()).notice).toEqual(noticeOf('Rain'))
    expect((await site.versions())[0]).toMatchObject({
      ...{ number: 3, how: 'bringBack', broughtBack: 1, sections: ['notice'] },
    })
    expect((await site.trail())[0]).toMatchObject({
      ...{ action: 'bringBack', before: { version: 2 } },
      after: { version: 3, broughtBack: 1, sections: ['notice'] },
    })
    expect((await bringBack(site, 0)).json().live).toEqual(DREADMOOR_CONTENT)
  })

  test('changes drafts that were live, so that nobody overwrites it by accident', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    await site.draft('faq', { ...faq, title: 'Ask us' })
    const untouched = (await site.stateOf('notice')).revision
    await bringBack(site, 0)
    expect([await site.stateOf('notice'), await site.stateOf('faq')]).toMatchObject([
      { isLive: true, revision: untouched + 1 },
      { isLive: false, revision: 1 },
    ])
    expect((await site.read()).draft.faq!.title).toBe('Ask us')
    await expectRefusal(venue, 'changedMeanwhile', () => site.edit('notice', noticeOf('Fog'), untouched))
  })

  test('leaves a scheduled publication alone', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    await site.draft('notice', noticeOf('Snow'))
    await site.publish(['notice'], LATER)
    await bringBack(site, 0)
    expect(await site.stateOf('notice')).toMatchObject({ scheduled: { at: LATER, sameAsDraft: true } })
  })

  test('that is live already changes nothing', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    const before = await venue.everything()
    expect((await bringBack(site, 1)).statusCode).toBe(200)
    expect(await venue.everything()).toBe(before)
  })

  test('of an earlier release is refused where the schema has become stricter', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    await site.announce('Snow')
    await venue.db.$client.query(
      `update site_versions set content = jsonb_set(content, '{notice,severity}', '"loud"')
       where festival_id = $1 and number = 1`,
      [site.festival.id],
    )
    const details = await expectRefusal(venue, 'notPublishable', () => bringBack(site, 1))
    expect(details).toMatchObject({ problems: [{ section: 'notice', path: 'severity' }] })
  })
})
