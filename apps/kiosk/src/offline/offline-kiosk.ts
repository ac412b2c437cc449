import { badgeIdOf } from '@nightshift/shared/kiosk/badge'
import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import type { KioskSelf } from '@nightshift/shared/kiosk/kiosks/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { reportBrowserError } from '@nightshift/ui/report-error.ts'
import { hashBadge } from './badge-hash.ts'
import { type EnrolmentState, type KioskDatabase, ONLY, openDatabase } from './database.ts'
import { deliver } from './deliver.ts'
import { correctedTime, observe, readClocks, resumeClock, storedClock } from './kiosk-clock.ts'
import { OFFLINE_API, type OfflineApi } from './offline.api.ts'
import type { DirectedScan, Known } from './offline-scan.ts'
import { fetchPhotos } from './photos.ts'
import { countWaiting, hasWaiting, retryRefused } from './queue.ts'
import { endEnrolment, expireRoster, noteAnswer } from './roster.ts'
import { saveScan } from './save-scan.ts'
import { isNearlyFull, persistStorage } from './storage.ts'
import { sync } from './sync.ts'

/** What the screen shows of the kiosk. `since` is the instant of the oldest punch that waits. */
export type KioskView = {
  self?: KioskSelf
  state: EnrolmentState | 'notEnrolled'
  waiting: number
  refused: number
  since: string | null
  sending: boolean
  nearlyFull: boolean
  /** The server's release at the last contact. */
  serverRelease?: string
}

const NOT_ENROLLED: KioskView = {
  state: 'notEnrolled',
  waiting: 0,
  refused: 0,
  since: null,
  sending: false,
  nearlyFull: false,
}

/** The kiosk as an enrolled device: its roster and the punches that wait, in the browser, and the contact with the server. */
export class OfflineKiosk {
  /** Resolves when the stored enrolment is known. Without a database the kiosk works as long as there is a network. */
  readonly ready: Promise<void>
  #api: OfflineApi
  #database: KioskDatabase | undefined
  #clock = resumeClock(undefined, readClocks())
  #view = NOT_ENROLLED
  #listeners = new Set<() => void>()
  #contact: Promise<void> | undefined
  #changed = new Set<string>()
  /** By badge code, for the debounce of a scan that comes without a network right after one. */
  #lastOnline = new Map<string, NonNullable<Known['last']>>()
  #photosMissing = true
  #fetchingPhotos = false

  constructor(api: OfflineApi = OFFLINE_API) {
    this.#api = api
    this.ready = this.#start().catch(() => {})
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  view = () => this.#view

  /** Whether scans can be saved here. */
  get enrolled() {
    return this.#view.state === 'active'
  }

  /** Whether the browser lets the kiosk store anything. */
  get hasStorage() {
    return this.#database !== undefined
  }

  async #start() {
    const database = await openDatabase(() => location.reload())
    this.#database = database
    this.#clock = resumeClock(await database.get('clock', ONLY), readClocks())
    // A full disk must not keep the kiosk from reading what it has.
    await retryRefused(database).catch(() => {})
    await this.refresh()
  }

  /** Looks at the clock, the roster's age, the queue and the storage. */
  async refresh() {
    const database = this.#database
    if (!database) return
    const reading = readClocks()
    this.#clock = observe(this.#clock, reading)
    await expireRoster(database, reading.wall)
    const enrolment = await database.get('enrolment', ONLY)
    if (enrolment) await database.put('clock', storedClock(this.#clock, reading), ONLY).catch(() => {})
    const { count, since, refused } = await countWaiting(database)
    const nearlyFull = await isNearlyFull()
    const { self, state = 'notEnrolled' } = enrolment ?? {}
    this.#show({ ...(self && { self }), state, waiting: count, since, refused, nearlyFull })
  }

  /** Takes an enrolment code. What an earlier enrolment has saved is delivered with its own token first. */
  async enrol(code: string) {
    const database = this.#database!
    if (this.#view.state === 'revoked') await this.#deliver(database)
    const self = await this.#api.enrol(code)
    await database.put('enrolment', { self, state: 'active', contactAt: Date.now() }, ONLY)
    await persistStorage()
    await this.refresh()
  }

  /** Heartbeat: syncs and delivers what waits. Single flight. Rejects when the server cannot be reached. */
  contact() {
    this.#contact ??= this.#makeContact().finally(() => {
      this.#contact = undefined
    })
    return this.#contact
  }

  async #makeContact() {
    await this.ready
    const database = this.#database
    if (!database) return
    try {
      // The sync comes first, because it tells whether the times of the punches can be trusted, and once more afterwards.
      for (let more = true; more; more = await this.#deliverWaiting(database)) {
        if (this.enrolled) await this.#sync(database).catch(reportMisunderstanding)
        await this.refresh()
      }
    } finally {
      await this.refresh()
    }
    this.#fetchPhotos(database)
  }

  async #sync(database: KioskDatabase) {
    const done = await sync(database, this.#api.sync, { clock: this.#clock, changed: this.#changed })
    if (!done) return
    this.#clock = done.clock
    if (done.newRoster) this.#photosMissing = true
    this.#show({ serverRelease: done.release })
  }

  /** Fetches missing photos in the background. What fails is tried again after the next contact. */
  #fetchPhotos(database: KioskDatabase) {
    if (!this.enrolled || !this.#photosMissing || this.#fetchingPhotos) return
    this.#photosMissing = false
    this.#fetchingPhotos = true
    fetchPhotos(database, this.#api.photo)
      .catch(() => {
        this.#photosMissing = true
      })
      .finally(() => {
        this.#fetchingPhotos = false
      })
  }

  /** A revoked kiosk delivers too; one whose token is not known has to be enrolled first. */
  async #deliverWaiting(database: KioskDatabase) {
    const { state, waiting, refused } = this.#view
    const can = state === 'active' || state === 'revoked'
    return can && waiting > refused && (await this.#deliver(database)) > 0
  }

  async #deliver(database: KioskDatabase) {
    this.#show({ sending: true })
    try {
      return await deliver(database, this.#api.deliver)
    } catch (error) {
      if (!hasCode(error, 'kioskNotEnrolled')) throw error
      await endEnrolment(database, 'unknown')
      return 0
    } finally {
      this.#show({ sending: false })
    }
  }

  /** Whether punches of this badge wait. Later ones must not overtake them. */
  async hasWaiting(badgeCode: string) {
    const badgeId = badgeIdOf(badgeCode)
    if (!this.#database || !badgeId) return false
    return hasWaiting(this.#database, await hashBadge(badgeId))
  }

  /** Answers a scan without the server. Rejects if the punch cannot be saved. */
  async answer(request: DirectedScan & { key: string }) {
    const reading = readClocks()
    this.#clock = observe(this.#clock, reading)
    const { longestShiftHours, timeZone } = this.#view.self!
    const result = await saveScan(this.#database!, request, {
      clock: this.#clock,
      reading,
      longestShiftHours,
      timeZone,
      lastOnline: this.#lastOnline.get(request.scan.badgeCode),
    })
    // The result does not wait for the screen's count.
    if (result.kind === 'saved') this.refresh().catch(() => {})
    return result
  }

  /** Notes the server's answer to a scan, for the next one that comes without a network. */
  async note({ badgeCode, upId }: BadgeScan, result: BadgeScanResult) {
    const badgeId = badgeIdOf(badgeCode)
    if (!this.#database || !this.enrolled || !badgeId) return
    const now = correctedTime(this.#clock, readClocks())
    const direction = 'clockedIn' in result ? 'in' : 'clockedOut' in result ? 'out' : undefined
    if (direction) this.#lastOnline.set(badgeCode, { direction, at: now.toISOString() })
    const badge = await hashBadge(badgeId)
    this.#changed.add(badge)
    await noteAnswer(this.#database, { badge, upId }, result, now)
  }

  #show(changes: Partial<KioskView>) {
    this.#view = { ...this.#view, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

/** Page and server of different versions may not understand each other's sync. What waits is delivered all the same. */
function reportMisunderstanding(error: unknown) {
  const refused = error instanceof ApiError && error.status === 422
  if (!refused && (error instanceof ApiError || error instanceof DOMException)) throw error
  reportBrowserError('rejection', error)
}
