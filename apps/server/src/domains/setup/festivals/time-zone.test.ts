import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { addFestival } from './add-festival.service.ts'
import { editFestival } from './festivals.service.ts'

const venue = await openVenue()

// A Node.js that is newer than the database knows zones that the database does not. Requests are checked by Node.js
// first, so that these tests ask the services.
const NEW_ZONE = 'Mars/Olympus'

test('a time zone that only Node.js knows is not saved', async () => {
  const { id } = await venue.person('Ada', { accessLvl: 3 })
  const caller = { id, accessLvl: 3, festivalId: null, now: venue.clock.now }
  const save = (timeZone: string) => editFestival(venue.db, caller, venue.home.id, { timeZone })
  await expect(save(NEW_ZONE)).rejects.toMatchObject({ code: 'invalidInput' })
  await save('Europe/Dublin')
  const [saved] = await venue.db.select().from(festivals).where(eq(festivals.id, venue.home.id))
  expect(saved!.timeZone).toBe('Europe/Dublin')
})

test('no festival is made with it', async () => {
  const values = { hostName: null, enableHome: false, brand: '', variant: 'halloween' } as const
  const add = (name: string, timeZone: string) =>
    addFestival(venue.db, { ...values, name, timeZone }, venue.clock.now)
  await expect(add('Red Moor', NEW_ZONE)).rejects.toMatchObject({ code: 'invalidInput' })
  expect(await venue.db.$count(festivals, eq(festivals.name, 'Red Moor'))).toBe(0)
  await add('Moor', 'UTC')
})
