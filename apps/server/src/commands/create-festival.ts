import { TimeZone } from '@nightshift/shared/festivals/contract'
import { plainText } from '@nightshift/shared/text'
import { z } from 'zod'
import { addFestival } from '../features/festivals/add-festival.ts'
import { readConfig } from '../platform/config.ts'
import { constraintOf } from '../platform/database/constraints.ts'
import { openDatabase } from '../platform/database/open.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

const hostName = z
  .string()
  .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/, 'is a host name in lower case, without a port')

/** Adds a festival with the default season. Its texts and switches are set in the back office. */
async function createFestival() {
  const { name, host, brand, variant, timeZone } = await answers({
    name: { flag: 'name', ask: 'Name', schema: plainText(100).min(1, 'is needed') },
    host: { flag: 'host', ask: 'Host of its public site, empty for none', schema: hostName, fallback: '' },
    brand: {
      flag: 'brand',
      ask: 'Brand of its public site, empty for none',
      schema: z.enum(['', 'dreadmoor']),
      fallback: '',
    },
    variant: {
      flag: 'variant',
      ask: 'Variant, halloween or holiday',
      schema: z.enum(['halloween', 'holiday']),
      fallback: 'halloween',
    },
    timeZone: { flag: 'time-zone', ask: 'Time zone', schema: TimeZone, fallback: 'America/New_York' },
  })
  const database = await openDatabase(readConfig(process.env), { share: true })
  try {
    const id = await addFestival(database.db, {
      name,
      hostName: host || null,
      brand,
      variant: variant as 'halloween' | 'holiday',
      timeZone,
    })
    say(`Festival ${id}, ${name}, is there.`)
  } catch (error) {
    if (constraintOf(error) === 'festivals_host_name_key')
      throw new StartupError(`The host ${host} belongs to another festival.`)
    throw error
  } finally {
    await database.close()
  }
}

await createFestival().catch(stopWithOneSentence)
process.exit()
