import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { plainContent } from '@nightshift/shared/site/site-content/starting/plain-content'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { sitePictureFiles, sitePictures } from '../../../platform/database/schema.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { noticeOf, openSite } from './testing/site.ts'

const venue = await openVenue()
const { faq } = DREADMOOR_CONTENT
const LATER = '2024-10-11T22:00:00.000Z'

describe('a publication', () => {
  test('makes the named sections live, and leaves the other drafts alone', async () => {
    const site = await openSite(venue)
    await site.draft('notice', noticeOf('Rain'))
    await site.draft('faq', { ...faq, title: 'Ask us' })
    const reply = await site.publish(['notice'])
    expect(reply.json()).toMatchObject({
      version: 1,
      live: { notice: noticeOf('Rain'), faq },
      draft: { faq: { title: 'Ask us' } },
    })
    expect(await site.live()).toEqual({ ...DREADMOOR_CONTENT, notice: noticeOf('Rain') })
    expect([await site.stateOf('notice'), await site.stateOf('faq')]).toMatchObject([
      { isLive: true, revision: 1 },
      { isLive: false, revision: 1 },
    ])
  })

  test('is in the audit log with its sections and version, without the content', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    expect(await site.trail()).toMatchObject([
      {
        ...{ actorId: site.ada.id, at: venue.clock.now, action: 'publish', entity: 'site' },
        before: { version: 0 },
        after: { version: 1, sections: ['notice'] },
      },
    ])
  })

  test('of what is live already changes nothing', async () => {
    const site = await openSite(venue)
    await site.announce('Rain')
    const before = await venue.everything()
    expect((await site.publish(['notice', 'faq'])).json().version).toBe(1)
    expect(await venue.everything()).toBe(before)
  })

  test('is refused when a draft is not the one that was looked at', async () => {
    const site = await openSite(venue)
    await site.draft('notice', noticeOf('Rain'))
    await site.draft('notice', noticeOf('Snow'))
    const sections = [
      { name: 'faq', revision: 0 },
      { name: 'notice', revision: 1 },
    ]
    for (const at of [null, LATER])
      await expectRefusal(venue, 'changedMeanwhile', () =>
        site.ada.post(`${site.address}/publish`, { sections, at }),
      )
  })

  test('is refused with what is missing, section by section', async () => {
    const site = await openSite(venue)
    await site.draft('faq', { ...faq, title: ' ' })
    await site.draft('notice', { ...noticeOf('Rain'), from: LATER, until: LATER })
    for (const at of [null, LATER])
      expect(await expectRefusal(venue, 'notPublishable', () => site.publish(['faq', 'notice'], at))).toEqual(
        {
          problems: [
            { section: 'faq', path: 'title', message: 'is needed' },
            { section: 'notice', path: 'until', message: 'is before the beginning' },
          ],
        },
      )
  })

  test.each([
    [{ sections: [], at: null }],
    [{ sections: [{ name: 'pages', revision: 0 }], at: null }],
    [{ sections: [{ name: 'notice', revision: -1 }], at: null }],
    [{ sections: [{ name: 'notice', revision: 0 }], at: 'tomorrow' }],
    [{ sections: [{ name: 'notice', revision: 0 }] }],
  ])('is refused with the body %j', async (body) => {
    const site = await openSite(venue)
    const before = await venue.everything()
    const reply = await site.ada.post(`${site.address}/publish`, body)
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'invalidInput'])
    expect(await venue.everything()).toBe(before)
  })

  test('is no edit of the settings, whose form compares its version', async () => {
    const site = await openSite(venue)
    const { updatedAt, siteRevision } = (await findFestival(venue.db, site.festival.id))!
    await site.announce('Rain')
    expect(await findFestival(venue.db, site.festival.id)).toMatchObject({
      ...{ updatedAt, siteRevision: siteRevision + 1 },
    })
    const edit = { publicMsg: 'Sold out', updatedAt: updatedAt.toISOString() }
    expect((await site.ada.patch(`/api/festivals/${site.festival.id}`, edit)).statusCode).toBe(200)
    expect((await findFestival(venue.db, site.festival.id))!.updatedAt > updatedAt).toBe(true)
  })
})

describe('a festival without a brand', () => {
  test('starts with plain content, and goes live section by section', async () => {
    const site = await openSite(venue, { brand: '' })
    const plain = plainContent(site.festival.name)
    expect((await site.read()).live).toEqual(plain)
    await site.announce('Opening soon')
    expect(await site.live()).toEqual({ ...plain, notice: noticeOf('Opening soon') })
  })
})

describe('a festival that shares content', () => {
  async function shared() {
    const parent = await openSite(venue)
    const child = await openSite(venue, { variant: 'holiday', siteParentId: parent.festival.id })
    return { parent, child }
  }

  test('has the live sections of its parent where it has none of its own', async () => {
    const { parent, child } = await shared()
    const before = await child.read()
    expect(before.parent).toEqual({
      ...{ id: parent.festival.id, name: parent.festival.name, content: DREADMOOR_CONTENT },
    })
    expect(before.sharedBy).toEqual([])
    const { id, name } = child.festival
    expect((await parent.read()).sharedBy).toEqual([{ id, name }])
    expect([before.draft.faq, before.live.faq]).toEqual([null, null])
    expect(before.live.tickets).not.toBeNull()
    await parent.draft('faq', { ...faq, title: 'Ask us' })
    expect((await child.live()).faq).toEqual(faq)
    await parent.publish(['faq'])
    expect((await child.live()).faq.title).toBe('Ask us')
    expect((await child.stateOf('faq')).isLive).toBe(true)
  })

  test('can have a section of its own, and share it again', async () => {
    const { parent, child } = await shared()
    await child.draft('faq', { ...faq, title: 'Santa answers' })
    await child.publish(['faq'])
    expect([(await child.live()).faq.title, (await parent.live()).faq.title]).toEqual([
      ...['Santa answers', faq.title],
    ])
    await child.draft('faq', null)
    expect((await child.live()).faq.title).toBe('Santa answers')
    await child.publish(['faq'])
    expect((await child.live()).faq).toEqual(faq)
  })
})

test('pictures that are too heavy together are not published, and the refusal has the figures', async () => {
  const site = await openSite(venue)
  const [attraction] = DREADMOOR_CONTENT.attractions.list
  const list = []
  for (const [index, letter] of ['a', 'b', 'c', 'd'].entries()) {
    const id = letter.repeat(32)
    const size = { width: 1600, height: 1000 }
    const uploadedAt = venue.clock.now
    await venue.db.insert(sitePictures).values({ festivalId: site.festival.id, id, ...size, uploadedAt })
    for (const format of ['avif', 'webp'] as const)
      await venue.db
        .insert(sitePictureFiles)
        .values({ pictureId: id, width: 1600, format, bytes: Buffer.alloc(400_000 - index) })
    const about = { alt: 'A barn', focus: { x: 50, y: 50 }, widths: [1600], bytes: 400_000 - index }
    const picture = { from: 'upload' as const, id, ...size, ...about }
    list.push({ ...attraction!, id: `barn-${letter}`, shown: 'always' as const, picture })
  }
  await site.draft('attractions', { list })
  const reply = await site.publish(['attractions'])
  expect(reply.statusCode).toBe(422)
  expect(reply.json().error).toMatchObject({
    code: 'notPublishable',
    details: {
      problems: [
        {
          ...{ section: 'attractions', path: 'list.0.picture' },
          message: expect.stringMatching(
            /^makes the pictures of the home page 1,\d{3} KB; 1,500 KB is the most$/,
          ),
        },
      ],
    },
  })
  expect((await site.live()).attractions).toEqual(DREADMOOR_CONTENT.attractions)
  await site.draft('attractions', { list: list.slice(0, 2) })
  expect((await site.publish(['attractions'])).statusCode).toBe(200)
})
