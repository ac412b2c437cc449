import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { LiveSite } from '@nightshift/shared/public-site/rendered'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Live } from '../../platform/live.ts'
import { findPublicConfig } from '../festivals/festivals.queries.ts'
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
type Known = PublicState & { revisions: Record<number, number> }

export type PublicStateReader = ReturnType<typeof readPublicState>

type Parts = {
  db: Db
  live: Pick<Live, 'onPublicSite' | 'isListening'>
  /** A copy of before, for a start without the database. */
  saved?: SavedSite
  save?: (saved: SavedSite) => Promise<void>
}

/**
 * The festivals with a site and the content of these, in memory. The database says when something of it changed, to
 * every process; while that cannot be heard, it is asked each second. What was known last stays when the database is
 * away.
 */
export function readPublicState({ db, live, saved, save }: Parts) {
  let known: Known | undefined = saved && knownFrom(saved)
  /** Counts what may have changed the state since it was read. */
  let doubts = 1
  let readAfter = 0
  let isAway = saved !== undefined
  const found: Record<number, LiveSite> = { ...saved?.sites }
  let saving: NodeJS.Timeout | undefined

  async function read() {
    const doubtsBefore = doubts
    const { json, revisions } = await findPublicConfig(db)
    if (!known || known.asOf || known.json !== json || !isDeepStrictEqual(known.revisions, revisions)) {
      known = {
        version: (known?.version ?? 0) + 1,
        ...{ json, revisions, entries: JSON.parse(json) },
        liveSite: readOnce(findSite),
      }
      saveSoon()
    }
    readAfter = Math.max(readAfter, doubtsBefore)
    isAway = false
    return known
  }

  async function findSite(festivalId: number) {
    const site = await findLiveSite(db, festivalId)
    found[festivalId] = site
    saveSoon()
    return site
  }

  /** For a start without the database. A disk that is full costs the copy only. */
  function saveSoon() {
    saving ??= setTimeout(() => {
      saving = undefined
      const { json, revisions } = known!
      save?.({ savedAt: new Date().toISOString(), json, revisions, sites: found }).catch(() => {})
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

function readOnce<Found>(find: (id: number) => Promise<Found>) {
  const found = new Map<number, Promise<Found>>()
  return (id: number) => {
    const known = found.get(id)
    if (known) return known
    const finding = find(id)
    found.set(id, finding)
    finding.catch(() => found.delete(id))
    return finding
  }
}

function knownFrom({ json, revisions, sites, savedAt }: SavedSite): Known {
  const liveSite = async (festivalId: number) => {
    const site = sites[festivalId]
    // Nobody had looked at it.
    if (!site) throw new AppError('busy')
    return site
  }
  return { version: 1, ...{ json, revisions, entries: JSON.parse(json) }, liveSite, asOf: savedAt }
}
