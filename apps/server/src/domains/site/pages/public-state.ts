import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import type { Db } from '../../../platform/database/pool.ts'
import { singleFlight } from '../../../platform/database/single-flight.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Live } from '../../../platform/live.ts'
import { findPublicConfig } from '../../setup/festivals/festivals.queries.ts'
import { findLiveSite } from '../site-content/live-content.queries.ts'
import type { SavedSite } from './saved-site.service.ts'

/** How long a page waits for the database before it shows what is known. */
const PATIENCE_MS = 1_000
/** Changes come in groups, and each page reads the content of its own festival. */
const SAVE_AFTER_MS = 2_000
/** How often the database is asked while it does not say what changed. */
const ASK_EVERY_MS = 1_000

/** What all public pages depend on, beside the clock. The version is another one after each change. */
export type PublicState = {
  version: number
  json: string
  entries: PublicConfigEntry[]
  /** Of a copy: when it was made. The database has not answered since the process started. */
  asOf?: string
  /** The live content of a festival with a host, read once. */
  liveSite: (festivalId: number) => Promise<LiveSite>
}
type Sites = Map<number, Promise<LiveSite>>
type Known = PublicState & { revisions: Record<number, number>; sites: Sites }

export type PublicStateReader = ReturnType<typeof readPublicState>

type Parts = {
  db: Db
  live: Pick<Live, 'onPublicSite' | 'isListening'>
  /** A copy of before, for a start without the database. */
  saved?: SavedSite
  save?: (saved: SavedSite) => Promise<void>
}

/** Each reads for itself. */
let readers = 0

/**
 * The festivals with a site and the content of these, in memory. The database says when something of it changed, to
 * every process; while nothing is notified, it is asked each second. What was known last stays when the database is
 * away.
 */
export function readPublicState({ db, live, saved, save }: Parts) {
  let known: Known | undefined = saved && knownFrom(saved)
  /** Counts what may have changed the state since it was read. */
  let doubts = 1
  let readAfter = 0
  let isAway = saved !== undefined
  readers += 1
  const flight = `publicState ${readers}`
  let saving: NodeJS.Timeout | undefined

  /** One after the other, and one for all that was notified meanwhile: changes come in bursts. */
  const read = () => singleFlight(db, flight, readNow)

  async function readNow() {
    const doubtsBefore = doubts
    const { json, revisions } = await findPublicConfig(db)
    const isOther =
      !known || known.asOf || known.json !== json || !isDeepStrictEqual(known.revisions, revisions)
    const sites = isOther ? await sitesOf(revisions) : undefined
    if (sites) {
      known = {
        version: (known?.version ?? 0) + 1,
        json,
        revisions,
        sites,
        entries: JSON.parse(json),
        liveSite: (id) => readOnce(sites, id),
      }
      saveSoon()
    }
    readAfter = Math.max(readAfter, doubtsBefore)
    isAway = false
    return known!
  }

  /**
   * What is known of the sites, those that changed read anew: if the database goes meanwhile, all stays as it was. What
   * a copy says is not taken over.
   */
  async function sitesOf(revisions: Record<number, number>) {
    const sites: Sites = new Map()
    if (!known || known.asOf) return sites
    for (const [id, site] of known.sites)
      if (revisions[id] === known.revisions[id]) hold(sites, id, site)
      else if (id in revisions) await readOnce(sites, id)
    return sites
  }

  function readOnce(sites: Sites, id: number) {
    return sites.get(id) ?? hold(sites, id, findLiveSite(db, id))
  }

  /** Until it fails. */
  function hold(sites: Sites, id: number, reading: Promise<LiveSite>) {
    sites.set(id, reading)
    reading.catch(() => sites.delete(id))
    return reading
  }

  /** For a start without the database: of all festivals with a host, one after the other. */
  function saveSoon() {
    if (!save) return
    saving ??= setTimeout(async () => {
      const { json, revisions, entries, liveSite } = known!
      const savedAt = new Date().toISOString()
      const sites: SavedSite['sites'] = {}
      try {
        for (const { id } of entries) sites[id] = await liveSite(id)
        saving = undefined
        await save({ savedAt, json, revisions, sites })
      } catch {
        // The database is away, or the disk is full, which costs the copy only: that of before stays.
        saving = undefined
      }
    }, SAVE_AFTER_MS).unref()
  }

  /** As of now; as it was known last while the database does not answer. */
  async function current(): Promise<PublicState> {
    if (isAway && known) return known
    const reading = read()
    if (!known) return reading
    const answered = await Promise.race([
      reading.catch(() => undefined),
      sleep(PATIENCE_MS, undefined, { ref: false }),
    ])
    if (answered) return answered
    isAway = true
    return known
  }

  const stopHearing = live.onPublicSite(() => {
    doubts += 1
    // Nobody has looked at a page yet.
    if (known) void read().catch(() => {})
  })
  const asking = setInterval(() => {
    if (known && (isAway || !live.isListening())) void read().catch(() => {})
  }, ASK_EVERY_MS).unref()

  return {
    current,
    /** The version that pages may have without asking the database; undefined when they must. */
    get certainVersion() {
      return isAway || readAfter === doubts ? known?.version : undefined
    },
    close() {
      stopHearing()
      clearInterval(asking)
      clearTimeout(saving)
    },
  }
}

function knownFrom({ json, revisions, sites, savedAt }: SavedSite): Known {
  const liveSite = async (festivalId: number) => {
    const site = sites[festivalId]
    // Nobody had looked at it.
    if (!site) throw new AppError('busy')
    return site
  }
  const entries = JSON.parse(json)
  return { version: 1, json, revisions, entries, liveSite, sites: new Map(), asOf: savedAt }
}
