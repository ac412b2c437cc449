import { SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { sitePictureFiles, sitePictures } from '../../../platform/database/schema.ts'
import { noticeOf, openSite } from './testing/site.ts'

const venue = await openVenue()
const { look, faq } = DREADMOOR_CONTENT

describe('a site that nobody has edited', () => {
  test('is live in every section, with the content that its brand starts with', async () => {
    const site = await openSite(venue)
    const read = await site.read()
    expect(read).toMatchObject({
      ...{ festivalId: site.festival.id, hostName: site.festival.hostName, parent: null, version: 0 },
      ...{ draft: DREADMOOR_CONTENT, live: DREADMOOR_CONTENT, closedNights: [] },
      environment: { seller: false, map: false },
    })
    expect(read.sections).toEqual(
      SECTION_NAMES.map((name) => ({
        ...{ name, revision: 0, isLive: true, editedAt: null, editedBy: null, scheduled: null },
      })),
    )
  })

  test('does not exist without a host', async () => {
    const { id } = await venue.festival('Without a host')
    const { ada } = await openSite(venue)
    const calls = [
      () => ada.get(`/api/site/${id}`),
      () => ada.patch(`/api/site/${id}/drafts/notice`, { content: noticeOf('Rain'), revision: 0 }),
      () => ada.post(`/api/site/${id}/publish`, { sections: [{ name: 'notice', revision: 0 }], at: null }),
    ]
    for (const call of calls) await expectRefusal(venue, 'notFound', call)
  })
})

describe('a draft', () => {
  test('is stored and changes nothing that visitors see', async () => {
    const site = await openSite(venue)
    const reply = await site.edit('notice', noticeOf('Rain'), 0)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().draft.notice).toEqual(noticeOf('Rain'))
    expect(await site.stateOf('notice')).toMatchObject({
      ...{ revision: 1, isLive: false, editedAt: venue.clock.now.toISOString() },
      editedBy: { id: site.ada.id, name: 'Ada Graves' },
    })
    expect((await site.live()).notice).toEqual(DREADMOOR_CONTENT.notice)
    expect(await site.trail()).toEqual([])
  })

  test('that was stored meanwhile is not overwritten', async () => {
    const site = await openSite(venue)
    await site.edit('notice', noticeOf('Rain'), 0)
    for (const revision of [0, 2])
      await expectRefusal(venue, 'changedMeanwhile', () => site.edit('notice', noticeOf('Snow'), revision))
    expect((await site.edit('notice', noticeOf('Snow'), 1)).statusCode).toBe(200)
  })

  test('counts up only with new content, so a repeated request is no conflict', async () => {
    const site = await openSite(venue)
    await site.edit('notice', noticeOf('Rain'), 0)
    expect((await site.edit('notice', noticeOf('Rain'), 0)).statusCode).toBe(200)
    expect((await site.edit('faq', faq, 0)).statusCode).toBe(200)
    expect([(await site.stateOf('notice')).revision, (await site.stateOf('faq')).revision]).toEqual([1, 0])
  })

  test('that is set back counts up, so an editor of before cannot overwrite', async () => {
    const site = await openSite(venue)
    await site.draft('notice', noticeOf('Rain'))
    const discard = (revision: number) => site.ada.post(`${site.address}/drafts/notice/discard`, { revision })
    await expectRefusal(venue, 'changedMeanwhile', () => discard(0))
    const { draft, sections } = (await discard(1)).json()
    expect(draft.notice).toEqual(DREADMOOR_CONTENT.notice)
    expect(sections.find(({ name }: { name: string }) => name === 'notice')).toMatchObject({
      ...{ isLive: true, revision: 2 },
    })
    await expectRefusal(venue, 'changedMeanwhile', () => site.edit('notice', noticeOf('Snow'), 0))
    expect((await discard(2)).statusCode).toBe(200)
  })

  test('names the field that its schema refuses, in words', async () => {
    const site = await openSite(venue)
    const list = faq.list.with(0, {
      ...faq.list[0]!,
      answer: [[{ text: 'Here', href: 'javascript:alert(1)' }]],
    })
    const reply = await site.edit('faq', { ...faq, list }, 0)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({
      code: 'invalidInput',
      message: expect.stringContaining('is not a link that the site knows'),
      details: [{ path: 'list.0.answer.0.0.href' }],
    })
    const dark = await site.edit('look', { ...look, accent: '#000000' }, 0)
    expect(dark.json().error.message).toContain('has a contrast of')
    expect((await site.read()).sections.every(({ isLive }) => isLive)).toBe(true)
  })

  test.each([null, undefined, 'text', [], {}, { ...noticeOf('Rain'), html: '<b>' }])(
    'is refused with the content %j',
    async (content) => {
      const site = await openSite(venue)
      const reply = await site.edit('notice', content, 0)
      expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'invalidInput'])
      expect((await site.stateOf('notice')).revision).toBe(0)
    },
  )

  test('of a section that does not exist is not found', async () => {
    const site = await openSite(venue)
    for (const section of ['pages', '__proto__', 'constructor', 'toString'])
      expect((await site.edit(section as never, {}, 0)).statusCode).toBe(404)
  })
})

describe('an uploaded picture in a draft', () => {
  const id = 'ab'.repeat(16)
  const uploaded = {
    ...{ from: 'upload', id, width: 1200, height: 800, widths: [640, 1000], bytes: 7 },
    ...{ alt: 'A barn', focus: { x: 50, y: 50 } },
  } as const
  const withLogo = (changes: object) => ({ ...look, logo: { ...uploaded, ...changes } })

  async function upload(festivalId: number) {
    const { width, height } = uploaded
    await venue.db.insert(sitePictures).values({ festivalId, id, width, height, uploadedAt: venue.clock.now })
    const files = uploaded.widths.flatMap((each) =>
      (['avif', 'webp'] as const).map((format) => ({ pictureId: id, width: each, format })),
    )
    await venue.db
      .insert(sitePictureFiles)
      .values(files.map((file) => ({ ...file, bytes: Buffer.from('picture') })))
      .onConflictDoNothing()
  }

  test('is one of the festival, in the sizes that are stored', async () => {
    const site = await openSite(venue)
    const elsewhere = await openSite(venue)
    await upload(elsewhere.festival.id)
    await expectRefusal(venue, 'pictureUnknown', () => site.edit('look', withLogo({}), 0))
    await upload(site.festival.id)
    const wrong = [
      { id: 'cd'.repeat(16) },
      { width: 1201 },
      { height: 1 },
      { widths: [640] },
      { widths: [640, 1000, 1200] },
      { widths: [1000, 640] },
      { bytes: 6 },
    ]
    for (const changes of wrong)
      await expectRefusal(venue, 'pictureUnknown', () => site.edit('look', withLogo(changes), 0))
    expect((await site.edit('look', withLogo({ alt: 'Another barn' }), 0)).statusCode).toBe(200)
  })

  test('comes along with a section of the parent festival', async () => {
    const parent = await openSite(venue)
    await upload(parent.festival.id)
    const child = await openSite(venue, { siteParentId: parent.festival.id, variant: 'holiday' })
    expect((await child.edit('look', withLogo({}), 0)).statusCode).toBe(200)
    const owners = await venue.db.select({ owner: sitePictures.festivalId }).from(sitePictures)
    expect(owners.map(({ owner }) => owner)).toContain(child.festival.id)
  })
})
