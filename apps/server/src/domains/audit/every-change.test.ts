import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../test/testing/answers.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { auditLog, users } from '../../platform/database/schema.ts'
import { addFestival } from '../setup/festivals/add-festival.service.ts'
import { noticeOf, openSite } from '../site/site-content/testing/site.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })
const lena = await venue.person('Lena', { accessLvl: 1 })
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Call = () => Promise<{ statusCode: number }>

/** Every kind of change that a screen can make, and what its audit row says. */
const changes: Record<string, () => Promise<{ call: Call; row: object }>> = {
  'contact data and notes of an employee': async () => {
    const { id } = await venue.person('Ash', { email: 'old@example.com' })
    const body = { email: 'ash@example.com', phone: '845-555-0123', emergencyContact: 'Wren', notes: 'Tall.' }
    return {
      call: () => lena.patch(`/api/users/${id}`, body),
      row: {
        actorId: lena.id,
        action: 'edit',
        entity: 'user',
        entityId: id,
        before: { email: 'old@example.com', phone: '', emergencyContact: '', notes: '' },
        after: body,
      },
    }
  },
  'the name and the photo of one’s own account': async () => {
    const ash = await venue.person('Ash')
    return {
      call: () => ash.patch(`/api/users/${ash.id}`, { firstName: 'Asher', photo: PIXEL }),
      row: {
        actorId: ash.id,
        before: { firstName: 'Ash', photoVersion: null },
        after: { firstName: 'Asher', photoVersion: expect.stringMatching(/^[\w-]{1,64}$/) },
      },
    }
  },
  'a photo that is removed': async () => {
    const ash = await venue.person('Ash')
    await ash.patch(`/api/users/${ash.id}`, { photo: PIXEL })
    return {
      call: () => lena.patch(`/api/users/${ash.id}`, { photo: null }),
      row: {
        actorId: lena.id,
        action: 'edit',
        before: { photoVersion: expect.stringMatching(/^[\w-]{1,64}$/) },
        after: { photoVersion: null },
      },
    }
  },
  'an application that is held': async () => {
    const { id } = await venue.application()
    return {
      call: () => lena.patch(`/api/applications/${id}`, { status: 'held' }),
      row: {
        action: 'edit',
        entity: 'application',
        entityId: String(id),
        before: { status: 'new' },
        after: { status: 'held' },
      },
    }
  },
  'the notes of an application': async () => {
    const { id } = await venue.application({ notes: 'Short.' })
    return {
      call: () => lena.patch(`/api/applications/${id}`, { notes: 'Tall.' }),
      row: { entity: 'application', before: { notes: 'Short.' }, after: { notes: 'Tall.' } },
    }
  },
  'an application that is moved': async () => {
    const { id, positionId, rawData } = await venue.application()
    const { id: position } = await venue.position('Ghoul')
    const moved = JSON.stringify({ ...JSON.parse(rawData), position })
    return {
      call: () => lena.patch(`/api/applications/${id}`, { rawData: moved }),
      row: { entity: 'application', before: { position: positionId }, after: { position } },
    }
  },
  'an application that arrives': async () => {
    const { id: position } = await venue.position('Ghoul')
    const body = { rawData: JSON.stringify(answersFor(position)), festivalId: venue.home.id }
    return {
      call: () => venue.visitor.post('/api/applications', body),
      row: { actorId: null, action: 'create', entity: 'application', after: { status: 'new', position } },
    }
  },
  'a badge that is replaced': async () => {
    const { id } = await venue.person('Ash')
    return {
      call: () => lena.post(`/api/users/${id}/replacebadge`),
      row: {
        ...{ actorId: lena.id, action: 'replace', entity: 'badge', entityId: id },
        ...{ before: { serial: 1 }, after: { serial: 2 } },
      },
    }
  },
  'a new event': async () => ({
    call: () => ada.post('/api/events', { name: 'The Bog', festivalId: venue.home.id }),
    row: { action: 'create', entity: 'event', before: null, after: { name: 'The Bog' } },
  }),
  'an event that is renamed': async () => {
    const { id } = await venue.event('Hayride')
    return {
      call: () => ada.patch(`/api/events/${id}`, { name: 'Wagons' }),
      row: {
        action: 'edit',
        entity: 'event',
        entityId: String(id),
        before: { name: 'Hayride' },
        after: { name: 'Wagons' },
      },
    }
  },
  'a position, whatever is changed about it': async () => {
    const { id } = await venue.position('Actor')
    return {
      call: () => ada.patch(`/api/positions/${id}`, { name: 'Ghoul', isTipped: true, canApply: true }),
      row: {
        entity: 'position',
        before: { name: 'Actor', isTipped: false },
        after: { name: 'Ghoul', isTipped: true },
      },
    }
  },
  'the settings of a festival': async () => {
    const { id } = await venue.festival('Elsewhere')
    return {
      call: () => ada.patch(`/api/festivals/${id}`, { publicMsg: 'Rain.', logo: PIXEL }),
      row: {
        actorId: ada.id,
        festivalId: id,
        action: 'edit',
        entity: 'festival',
        entityId: String(id),
        before: { publicMsg: '', logoVersion: null },
        after: { publicMsg: 'Rain.', logoVersion: expect.stringMatching(/^[\w-]{1,64}$/) },
      },
    }
  },
  'a season': async () => {
    const next = { ...DEFAULT_SEASON, weekends: 5 }
    return {
      call: () => ada.patch(`/api/festivals/${venue.home.id}/season`, next),
      row: { action: 'edit', entity: 'season', before: { weekends: 7 }, after: next },
    }
  },
}

/** Changes of a site, each at a site of its own. */
const siteChanges: typeof changes = {
  'a publication': async () => {
    const site = await openSite(venue)
    await site.draft('notice', noticeOf('Rain'))
    return {
      call: () => site.publish(['notice']),
      row: {
        ...{ festivalId: site.festival.id, action: 'publish', entity: 'site' },
        ...{ before: { version: 0 }, after: { version: 1, sections: ['notice'] } },
      },
    }
  },
  'a publication that is scheduled': async () => {
    const site = await openSite(venue)
    const publishAt = '2024-10-11T22:00:00.000Z'
    return {
      call: () => site.publish(['notice', 'faq'], publishAt),
      row: {
        ...{ festivalId: site.festival.id, action: 'schedule' },
        after: { sections: ['faq', 'notice'], publishAt },
      },
    }
  },
  'a night that is called off': async () => {
    const { festival, address, ada: editor } = await openSite(venue)
    const night = { date: '2024-10-05', words: 'Storm.' }
    return {
      call: () => editor.post(`${address}/closed-nights`, night),
      row: {
        ...{ festivalId: festival.id, action: 'closeNight' },
        after: { night: night.date, words: night.words },
      },
    }
  },
}
const everyChange = Object.entries({ ...changes, ...siteChanges })

const newest = async () => (await venue.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
const count = () => venue.db.$count(auditLog)

describe('one audit row says who, when, before and after', () => {
  test.each(everyChange)('for %s', async (_, make) => {
    const { call, row } = await make()
    const before = await count()
    expect((await call()).statusCode).toBe(200)
    expect(await count()).toBe(before + 1)
    expect(await newest()).toMatchObject({ festivalId: venue.home.id, at: venue.clock.now, ...row })
  })

  test('for a festival that is added on the server', async () => {
    const id = await addFestival(venue.db, { name: 'Added' }, venue.clock.now)
    const row = {
      actorId: null,
      festivalId: id,
      action: 'create',
      entity: 'festival',
      after: { name: 'Added' },
    }
    expect(await newest()).toMatchObject(row)
  })
})

test.each(everyChange)('%s: a failing audit row rolls the change back', async (_, make) => {
  const { call } = await make()
  await venue.db.$client.query('alter table audit_log add constraint full_up check (false) not valid')
  try {
    const before = await venue.everything()
    expect((await call()).statusCode).toBe(500)
    expect(await venue.everything()).toBe(before)
  } finally {
    await venue.db.$client.query('alter table audit_log drop constraint full_up')
  }
})

test('an edit that changes nothing writes no audit row', async () => {
  const { id } = await venue.application({ notes: 'Tall.' })
  const ash = await venue.person('Ash')
  const before = await count()
  await lena.patch(`/api/applications/${id}`, { notes: 'Tall.' })
  await ash.patch(`/api/users/${ash.id}`, { firstName: 'Ash' })
  await ada.patch(`/api/festivals/${venue.home.id}`, { name: venue.home.name })
  expect(await count()).toBe(before)
})

test('no audit row has a password hash, a session or a picture', async () => {
  const ash = await venue.person('Ash')
  await ada.post(`/api/users/${ash.id}/resetpassword`)
  await ada.patch(`/api/users/${ash.id}`, { photo: PIXEL })
  const [{ passwordHash } = { passwordHash: '' }] = await venue.db
    .select()
    .from(users)
    .where(eq(users.id, ash.id))
  const trail = JSON.stringify(await venue.db.select().from(auditLog))
  for (const secret of [passwordHash, 'argon2', 'passwordHash', 'tokenHash', 'base64', 'jpeg'])
    expect(trail).not.toContain(secret)
})
