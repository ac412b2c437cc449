import { HostName, TimeZone } from '@nightshift/shared/festivals/contract'
import { plainText } from '@nightshift/shared/text'
import { z } from 'zod'
import { addFestival } from '../features/festivals/add-festival.service.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/open.ts'
import { AppError } from '../platform/http/app-error.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

type Variant = 'halloween' | 'holiday'

/** Adds a festival with the default season. Its texts and switches are set in the back office. */
async function createFestival() {
  const { name, host, brand, variant, timeZone } = await answers({
    name: { flag: 'name', ask: 'Name', schema: plainText(100).min(1, 'is needed') },
    host: { flag: 'host', ask: 'Host of its public site, empty for none', schema: HostName, fallback: '' },
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
    const festival = { name, hostName: host || null, brand, variant: variant as Variant, timeZone }
    const id = await addFestival(database.db, festival, new Date())
    say(`Festival ${id}, ${name}, is there.`)
  } catch (error) {
    if (error instanceof AppError && error.code === 'hostNameTaken')
      throw new StartupError(`The host ${host} belongs to another festival.`)
    throw error
  } finally {
    await database.close()
  }
}

await createFestival().catch(stopWithOneSentence)
process.exit()
