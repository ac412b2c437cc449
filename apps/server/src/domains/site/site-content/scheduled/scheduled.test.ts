import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectRefusal } from '../../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../../test/testing/venue.ts'
import { connect } from '../../../../platform/database/pool.ts'
import { siteScheduled, siteVersions } from '../../../../platform/database/schema.ts'
import { noticeOf, openSite } from '../testing/site.ts'
import { runDue, schedulePublications } from './publication-schedule.ts'

const venue = await openVenue()
const { db, clock } = venue
const { live } = venue.app
const { faq } = DREADMOOR_CONTENT
const FRIDAY_6PM = '2024-10-11T22:00:00.000Z'
const SATURDAY = '2024-10-12T12:00:00.000Z'

const log = { error: vi.fn() }
/** Sessions would end if the venue's own clock moved. */
const run = (at: string, logged?: Set<string>) => runDue({ db, log, now: () => new Date(at) }, logged)

/** A site whose notice is scheduled; nothing else is. */
async function scheduledSite(at = FRIDAY_6PM) {
  await db.delete(siteScheduled)
  log.error.mockClear()
  const site = await openSite(venue)
  await site.draft('notice', noticeOf('Rain'))
  expect((await site.publish(['notice'], at)).statusCode).toBe(200)
  return site
}

describe('a scheduled publication', () => {
  test('is not live before its instant', async () => {
    const site = await scheduledSite()
    expect(await site.stateOf('notice')).toMatchObject({
      isLive: false,
      scheduled: { at: FRIDAY_6PM, by: { name: 'Ada Graves' }, sameAsDraft: true },
    })
    expect((await site.trail())[0]).toMatchObject({
      ...{ actorId: site.ada.id, action: 'schedule', after: { sections: ['notice'], publishAt: FRIDAY_6PM } },
    })
    // The next look is not later than half a minute.
    expect(await run('2024-10-11T21:59:59.000Z')).toBe(1000)
    expect(await run('2024-10-11T12:00:00.000Z')).toBe(30_000)
    expect((await site.live()).notice).toEqual(DREADMOOR_CONTENT.notice)
  })

  test('goes live although that of another festival fails', async () => {
    const site = await scheduledSite('2024-10-11T21:00:00.000Z')
    const other = await openSite(venue)
    await other.draft('notice', noticeOf('Snow'))
    await other.publish(['notice'], FRIDAY_6PM)
    const { id } = site.festival
    // The next version cannot be stored.
    await db.insert(siteVersions).values({
      ...{ festivalId: id, number: 2_147_483_647, content: DREADMOOR_CONTENT, sections: [], how: 'start' },
      ...{ publishedAt: clock.now },
    })
    await run(FRIDAY_6PM)
    expect((await other.live()).notice).toEqual(noticeOf('Snow'))
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ festivalId: id }), expect.any(String))
  })

  test('goes live with what was approved, whatever was edited afterwards', async () => {
    const site = await scheduledSite()
    await site.draft('notice', noticeOf('Fog'))
    expect((await site.stateOf('notice')).scheduled).toMatchObject({ sameAsDraft: false })
    await run(FRIDAY_6PM)
    expect((await site.live()).notice).toEqual(noticeOf('Rain'))
    expect(await site.stateOf('notice')).toMatchObject({ isLive: false, revision: 2, scheduled: null })
    expect((await site.read()).draft.notice).toEqual(noticeOf('Fog'))
    expect((await site.versions())[0]).toMatchObject({
      ...{ number: 1, how: 'schedule', by: { id: site.ada.id }, at: FRIDAY_6PM, sections: ['notice'] },
    })
    expect((await site.trail())[0]).toMatchObject({
      ...{ actorId: site.ada.id, action: 'publishScheduled', after: { version: 1, sections: ['notice'] } },
    })
  })

  test('of a draft that was set back takes the draft along', async () => {
    const site = await scheduledSite()
    await site.ada.post(`${site.address}/drafts/notice/discard`, { revision: 1 })
    await run(FRIDAY_6PM)
    expect(await site.stateOf('notice')).toMatchObject({ isLive: true, revision: 3 })
    expect((await site.read()).draft.notice).toEqual(noticeOf('Rain'))
  })

  test('is replaced by a later one', async () => {
    const site = await scheduledSite()
    await site.draft('notice', noticeOf('Fog'))
    await site.publish(['notice'], SATURDAY)
    await run(FRIDAY_6PM)
    expect((await site.live()).notice).toEqual(DREADMOOR_CONTENT.notice)
    await run(SATURDAY)
    expect((await site.live()).notice).toEqual(noticeOf('Fog'))
  })

  test('can be taken back, once', async () => {
    const site = await scheduledSite()
    const takeBack = () => site.ada.delete(`${site.address}/scheduled/notice`)
    expect((await takeBack()).statusCode).toBe(200)
    expect(await site.stateOf('notice')).toMatchObject({ isLive: false, scheduled: null })
    expect((await site.trail())[0]).toMatchObject({ action: 'unschedule', before: { sections: ['notice'] } })
    const before = await venue.everything()
    expect((await takeBack()).statusCode).toBe(200)
    expect(await venue.everything()).toBe(before)
    await run(SATURDAY)
    expect(await site.versions()).toHaveLength(1)
  })

  test('is refused for an instant that has passed', async () => {
    const site = await scheduledSite()
    for (const at of [clock.now.toISOString(), '2024-10-04T21:59:59Z'])
      await expectRefusal(venue, 'publishAtPast', () => site.publish(['notice'], at))
  })

  test('keeps the section from being published now, and no other', async () => {
    const site = await scheduledSite()
    await site.draft('faq', { ...faq, title: 'Ask us' })
    await expectRefusal(venue, 'publicationScheduled', () => site.publish(['faq', 'notice']))
    expect((await site.publish(['faq'])).json()).toMatchObject({
      version: 1,
      live: { faq: { title: 'Ask us' } },
    })
    await run(FRIDAY_6PM)
    expect((await site.live()).faq.title).toBe('Ask us')
  })

  test('runs late rather than never, with all that is due as one version', async () => {
    const site = await scheduledSite()
    await site.draft('faq', { ...faq, title: 'Ask us' })
    await site.publish(['faq'], '2024-10-12T00:00:00Z')
    await site.draft('nights', { ...DREADMOOR_CONTENT.nights, title: 'When' })
    await site.publish(['nights'], '2024-10-19T00:00:00Z')
    await run(SATURDAY)
    expect((await site.versions())[0]).toMatchObject({
      ...{ number: 1, at: SATURDAY, sections: ['faq', 'notice'] },
    })
    expect((await site.stateOf('nights')).scheduled).not.toBeNull()
  })

  test('that the schema of a newer release refuses stays scheduled, is logged once, and keeps no other back', async () => {
    const site = await scheduledSite()
    await site.draft('faq', { ...faq, title: 'Ask us' })
    await site.publish(['faq'], FRIDAY_6PM)
    await db.$client.query(
      `update site_scheduled set content = content || '{"severity":"loud"}' where section = 'notice'`,
    )
    const logged = new Set<string>()
    for (let look = 0; look < 3; look += 1) await run(SATURDAY, logged)
    expect(await site.live()).toMatchObject({ faq: { title: 'Ask us' }, notice: DREADMOOR_CONTENT.notice })
    expect((await site.stateOf('notice')).scheduled).toMatchObject({ at: FRIDAY_6PM })
    expect(log.error.mock.calls).toEqual([
      [{ festivalId: site.festival.id, refused: ['notice'] }, expect.any(String)],
    ])
  })

  test('that fails is logged and tried again', async () => {
    const site = await scheduledSite()
    await db.$client.query('alter table audit_log add constraint full_up check (false) not valid')
    await run(SATURDAY)
    await db.$client.query('alter table audit_log drop constraint full_up')
    expect(log.error).toHaveBeenCalledOnce()
    expect((await site.live()).notice).toEqual(DREADMOOR_CONTENT.notice)
    await run(SATURDAY)
    expect((await site.live()).notice).toEqual(noticeOf('Rain'))
  })
})

describe('several processes', () => {
  test('run a publication once', async () => {
    const site = await scheduledSite()
    const other = connect(venue.url, { max: 5, waitMs: 20_000 })
    onTestFinished(() => other.$client.end())
    const parts = { log, now: () => new Date(SATURDAY) }
    const each = [db, other, db, other, db, other].map((one) => runDue({ db: one, ...parts }))
    await Promise.all(each)
    expect(log.error).not.toHaveBeenCalled()
    expect((await site.versions()).map(({ number }: { number: number }) => number)).toEqual([1, 0])
    const rows = (await site.trail()).filter(({ action }) => action === 'publishScheduled')
    expect(rows).toHaveLength(1)
  })
})

describe('the timer', () => {
  const start = () => {
    const stop = schedulePublications({ db, live, log, now: () => new Date() })
    onTestFinished(stop)
  }
  const soon = () => new Date(Date.now() + 300).toISOString()

  test('publishes after a start what is overdue', async () => {
    const site = await scheduledSite()
    start()
    await expect.poll(async () => (await site.live()).notice.text).toBe('Rain')
  })

  test('hears of a new publication, and runs it at its instant', async () => {
    const site = await scheduledSite('2124-10-11T22:00:00Z')
    start()
    await site.publish(['notice'], soon())
    await expect.poll(async () => (await site.live()).notice.text, { timeout: 10_000 }).toBe('Rain')
  })
})
