import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { noticeOf, openSite } from './testing/site.ts'

const venue = await openVenue()
const { faq } = DREADMOOR_CONTENT

type Reply = { statusCode: number }
const statuses = (replies: Reply[]) => replies.map(({ statusCode }) => statusCode).sort()

test('of many editors who save at once, one is first and the others are refused', async () => {
  const site = await openSite(venue)
  const texts = Array.from({ length: 8 }, (_, index) => `Rain ${index}`)
  const replies = await Promise.all(texts.map((text) => site.edit('notice', noticeOf(text), 0)))
  expect(statuses(replies)).toEqual([200, ...Array(7).fill(409)])
  const saved = texts[replies.findIndex(({ statusCode }) => statusCode === 200)]
  expect((await site.read()).draft.notice!.text).toBe(saved)
  expect((await site.stateOf('notice')).revision).toBe(1)
})

test('what goes live is what was looked at, however an edit and its publication race', async () => {
  const site = await openSite(venue)
  for (let round = 0; round < 6; round += 1) {
    await site.draft('notice', noticeOf(`Seen ${round}`))
    const { revision } = await site.stateOf('notice')
    const publication = { sections: [{ name: 'notice', revision }], at: null }
    const publishSeen = () => site.ada.post(`${site.address}/publish`, publication)
    const saveUnseen = () => site.edit('notice', noticeOf(`Unseen ${round}`), revision)
    // Either is first in turn.
    const calls = round % 2 ? [publishSeen, saveUnseen] : [saveUnseen, publishSeen]
    const replies = await Promise.all(calls.map((call) => call()))
    const published = replies[calls.indexOf(publishSeen)]!
    const { notice } = await site.live()
    expect(notice.text).not.toContain('Unseen')
    expect(published.statusCode === 200).toBe(notice.text === `Seen ${round}`)
  }
})

test('publications of different sections at once lose nothing', async () => {
  const site = await openSite(venue)
  await site.draft('notice', noticeOf('Rain'))
  await site.draft('faq', { ...faq, title: 'Ask us' })
  expect(statuses(await Promise.all([site.publish(['notice']), site.publish(['faq'])]))).toEqual([200, 200])
  expect(await site.live()).toMatchObject({ notice: { text: 'Rain' }, faq: { title: 'Ask us' } })
  expect(await site.versions()).toHaveLength(3)
})

test('the same publication twice at once is one version', async () => {
  const site = await openSite(venue)
  await site.draft('notice', noticeOf('Rain'))
  const replies = await Promise.all([site.publish(['notice']), site.publish(['notice'])])
  expect(statuses(replies)).toEqual([200, 200])
  expect(await site.versions()).toHaveLength(2)
})

test('a publication and a night that is called off at once both count', async () => {
  const site = await openSite(venue)
  await site.draft('notice', noticeOf('Rain'))
  const close = () => site.ada.post(`${site.address}/closed-nights`, { date: '2024-10-05', words: 'Closed.' })
  expect(statuses(await Promise.all([site.publish(['notice']), close(), close()]))).toEqual([200, 200, 200])
  expect(await site.read()).toMatchObject({ version: 1, closedNights: [{ date: '2024-10-05' }] })
})
