import { firstInstant } from '@nightshift/shared/local-time'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { DEFAULT_SEASON, type Season } from '@nightshift/shared/seasons/season'
import { HostName, TimeZone } from '@nightshift/shared/setup/festivals/contract'
import { plainText } from '@nightshift/shared/text'
import { z } from 'zod'
import { addFestival } from '../domains/setup/festivals/add-festival.service.ts'
import { decideSiteParent } from '../domains/setup/festivals/site-parent.service.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/open.ts'
import type { Db } from '../platform/database/pool.ts'
import { AppError } from '../platform/http/app-error.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

type Variant = 'halloween' | 'holiday'

/** Adds a festival. Its site, texts and switches are edited in the back office. */
async function createFestival() {
  const { name, host, brand, contentOf, timeZone, opens, weekends, ...others } = await answers({
    name: { flag: 'name', ask: 'Name', schema: plainText(100).min(1, 'is needed') },
    host: { flag: 'host', ask: 'Host of its public site, empty for none', schema: HostName, fallback: '' },
    brand: {
      flag: 'brand',
      ask: 'Brand that its public site starts with, empty for a plain one',
      schema: z.enum(['', 'dreadmoor']),
      fallback: '',
    },
    variant: {
      flag: 'variant',
      ask: 'Variant, halloween or holiday',
      schema: z.enum(['halloween', 'holiday']),
      fallback: 'halloween',
    },
    contentOf: {
      flag: 'content-of',
      ask: 'Id of the festival whose content its site shares, empty for none',
      schema: z.string().regex(/^[1-9]\d{0,8}$|^$/, 'is the id of a festival'),
      fallback: '',
    },
    timeZone: { flag: 'time-zone', ask: 'Time zone', schema: TimeZone, fallback: 'America/New_York' },
    opens: {
      flag: 'opens',
      ask: 'Opening, as in 2027-09-10T19:00 by its own clock, empty to choose it later',
      schema: z.string().regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, 'is a date and time as in 2027-09-10T19:00'),
      fallback: '',
    },
    weekends: {
      flag: 'weekends',
      ask: 'Weekends, 1 to 26',
      schema: z.string().regex(/^([1-9]|1\d|2[0-6])$/, 'is a number from 1 to 26'),
      fallback: String(DEFAULT_SEASON.weekends),
    },
  })
  const variant = others.variant as Variant
  const database = await openDatabase(readConfig(process.env), { share: true })
  try {
    const shared = { brand, variant, contentOf: contentOf ? Number(contentOf) : null }
    const siteParentId = await siteParentOf(database.db, shared)
    // A plain site is complete from the start; that of a brand is switched on in the back office.
    const enableHome = host !== '' && brand === ''
    const festival = { name, hostName: host || null, brand, variant, timeZone, enableHome, siteParentId }
    const season = opens ? seasonOf(opens, weekends, timeZone) : undefined
    const id = await addFestival(database.db, festival, new Date(), season)
    say(`Festival ${id}, ${name}, is there.`)
    if (siteParentId) say(`Its site shares the content of festival ${siteParentId}.`)
    if (!season)
      say('Its season is proposed: choose the dates under General, Season, before its site is switched on.')
    if (host)
      say(`Edit its site in the back office: sign in at ${OFFICE_PATHS.login} and choose Admin, Site.`)
  } catch (error) {
    if (error instanceof AppError && error.code === 'hostNameTaken')
      throw new StartupError(`The host ${host} belongs to another festival.`)
    throw error
  } finally {
    await database.close()
  }
}

function seasonOf(opens: string, weekends: string, timeZone: string): Season {
  const [date = '', time = ''] = opens.split('T')
  const opensAt = firstInstant(date, time, timeZone)
  if (!opensAt) throw new StartupError(`${opens} is no time of ${timeZone}.`)
  return { ...DEFAULT_SEASON, opensAt: opensAt.toISOString(), weekends: Number(weekends), extraNights: [] }
}

async function siteParentOf(db: Db, shared: Parameters<typeof decideSiteParent>[1]) {
  const parent = await decideSiteParent(db, shared)
  if (parent.kind === 'found') return parent.id
  throw new StartupError(
    parent.kind === 'unknown'
      ? `There is no festival ${shared.contentOf}.`
      : `Festival ${shared.contentOf} shares the content of festival ${parent.id}: name that one.`,
  )
}

await createFestival().catch(stopWithOneSentence)
process.exit()
