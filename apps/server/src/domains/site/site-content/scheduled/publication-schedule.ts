import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../../platform/database/pool.ts'
import type { Live } from '../../../../platform/live.ts'
import { publishDue } from './publish-due.service.ts'
import { findDueTimes } from './scheduled.queries.ts'

/** The longest wait for the next look: a live event may be lost, and a failed run is tried again. */
const LONGEST_WAIT_MS = 30_000

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; now: () => Date }

/**
 * Runs scheduled publications at their instant, or late after a restart, until the answered function is called. Every
 * process runs this.
 */
export function schedulePublications({ live, ...parts }: Parts & { live: Pick<Live, 'subscribe'> }) {
  const logged = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let lookAgain = false
  let stopped = false

  async function look() {
    let wait: number
    do {
      lookAgain = false
      wait = await runDue(parts, logged)
    } while (lookAgain && !stopped)
    running = undefined
    if (!stopped) timer = setTimeout(start, wait)
  }

  function start() {
    clearTimeout(timer)
    if (running) lookAgain = true
    else running = look()
  }

  const unsubscribe = live.subscribe(({ kind }) => {
    if (kind === 'site' || kind === 'again') start()
  })
  start()
  return async () => {
    stopped = true
    unsubscribe()
    clearTimeout(timer)
    await running
  }
}

/**
 * Publishes what is due, and returns the milliseconds until the next look. Never throws. A refused publication stays due
 * and is logged once.
 */
export async function runDue({ db, log, now }: Parts, logged = new Set<string>()) {
  try {
    const times = await findDueTimes(db)
    const due = times.filter(({ publishAt }) => publishAt <= now())
    for (const festivalId of new Set(due.map((one) => one.festivalId))) await publishOf(festivalId)
    const next = times.find((one) => !due.includes(one))
    const wait = next ? next.publishAt.getTime() - now().getTime() : LONGEST_WAIT_MS
    return Math.min(Math.max(0, wait), LONGEST_WAIT_MS)
  } catch (error) {
    log.error({ err: error }, 'A scheduled publication failed')
    return LONGEST_WAIT_MS
  }

  /** The failure of one festival does not keep the others from publishing. */
  async function publishOf(festivalId: number) {
    try {
      const refused = await publishDue(db, festivalId, now())
      const key = `${festivalId} ${refused}`
      if (refused.length && !logged.has(key))
        log.error({ festivalId, refused }, 'A scheduled publication is refused')
      logged.add(key)
    } catch (error) {
      log.error({ err: error, festivalId }, 'A scheduled publication failed')
    }
  }
}
