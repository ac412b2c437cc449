import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { openSite } from './testing/site.ts'

const venue = await openVenue()
const SATURDAY = '2024-10-05'
const STORM = { date: SATURDAY, words: 'Closed for the storm.' }

async function siteWithNights() {
  const site = await openSite(venue)
  return {
    ...site,
    callOff: (body: object) => site.ada.post(`${site.address}/closed-nights`, body),
    reopen: (date: string) => site.ada.delete(`${site.address}/closed-nights/${date}`),
    calledOff: async () =>
      (await venue.visitor.get(`/api/publicSite/${site.festival.id}`)).json().closedNights,
  }
}

describe('a night', () => {
  test('is called off at once for visitors, with an audit row', async () => {
    const site = await siteWithNights()
    expect((await site.callOff(STORM)).json().closedNights).toEqual([STORM])
    expect(await site.calledOff()).toEqual([STORM])
    expect(await site.trail()).toMatchObject([
      {
        ...{ actorId: site.ada.id, action: 'closeNight', entity: 'site', before: null },
        after: { night: SATURDAY, words: STORM.words },
      },
    ])
  })

  test('gets new words, and stays called off when it is called off again', async () => {
    const site = await siteWithNights()
    await site.callOff(STORM)
    await site.callOff({ ...STORM, words: 'Flooded.' })
    const before = await venue.everything()
    expect((await site.callOff({ ...STORM, words: 'Flooded.' })).statusCode).toBe(200)
    expect(await venue.everything()).toBe(before)
    expect(await site.calledOff()).toEqual([{ ...STORM, words: 'Flooded.' }])
    expect(await site.trail()).toHaveLength(2)
  })

  test('is opened again, once', async () => {
    const site = await siteWithNights()
    await site.callOff(STORM)
    expect((await site.reopen(SATURDAY)).json().closedNights).toEqual([])
    expect((await site.trail())[0]).toMatchObject({ action: 'reopenNight', before: { night: SATURDAY } })
    const before = await venue.everything()
    expect((await site.reopen(SATURDAY)).statusCode).toBe(200)
    expect(await venue.everything()).toBe(before)
  })

  test('is one of the season: the extra night is, a Sunday and last year are not', async () => {
    const site = await siteWithNights()
    for (const date of ['2024-10-06', '2023-10-07', '2024-11-09'])
      await expectRefusal(venue, 'notANight', () => site.callOff({ ...STORM, date }))
    expect((await site.callOff({ ...STORM, date: '2024-11-02' })).statusCode).toBe(200)
    for (const date of ['2024-02-30', 'tonight', ''])
      expect((await site.callOff({ ...STORM, date })).statusCode).toBe(422)
    expect((await site.reopen('tonight')).statusCode).toBe(404)
  })

  test('is called off for its own festival only', async () => {
    const [site, elsewhere] = [await siteWithNights(), await siteWithNights()]
    await site.callOff(STORM)
    expect(await elsewhere.calledOff()).toEqual([])
  })
})
