import type { KioskSelf, RosterPerson } from '@nightshift/shared/kiosk/kiosks/contract'
import type { KioskPunch } from '@nightshift/shared/kiosk/offline-punches/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Jump, StoredClock } from './kiosk-clock.ts'

/**
 * A punch that waits for delivery. `badge` is the badge's hash, `jump` says that the clock moved before it, `refused` that
 * the server does not take it.
 */
export type SavedPunch = Omit<KioskPunch, 'clockJumped'> & { badge: string; jump?: Jump; refused?: true }

/** Somebody who is clocked in, as the server said last or as this kiosk has punched since. */
export type OpenShift = { badge: string; since: string; isTipped: boolean; positionName?: string }

/** `unknown`: the server does not know the token any more. */
export type EnrolmentState = 'active' | 'revoked' | 'unknown'

/** What the kiosk knows about itself. `contactAt` is the device's time of the last sync. */
export type Enrolment = {
  self: KioskSelf
  state: EnrolmentState
  contactAt: number
  rosterVersion?: string
}

interface Schema extends DBSchema {
  people: { key: string; value: RosterPerson }
  openShifts: { key: string; value: OpenShift }
  /** Data URLs by version. */
  photos: { key: string; value: string }
  punches: { key: number; value: SavedPunch; indexes: { key: string; badge: string } }
  enrolment: { key: typeof ONLY; value: Enrolment }
  clock: { key: typeof ONLY; value: StoredClock }
}
export type KioskDatabase = IDBPDatabase<Schema>

const NAME = 'kiosk'
export const VERSION = 1
/** The key of a store with one record. */
export const ONLY = 'only'

/** A write that survives a power cut: it is on the disk when the transaction is done. */
export const STRICT = { durability: 'strict' } as const

/**
 * Opens the kiosk's database. Each version adds to the one before: punches that wait stay where they are. `onClosed` is
 * called when the connection is closed: for a newer version of the app, which waits for that before it upgrades the
 * database, or by the browser. Safari does so to pages that were in the background.
 */
export const openDatabase = (onClosed: () => void = () => {}) =>
  openDB<Schema>(NAME, VERSION, {
    upgrade,
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })

export function upgrade(database: KioskDatabase, from: number) {
  if (from < 1) {
    database.createObjectStore('people', { keyPath: 'badge' })
    database.createObjectStore('openShifts', { keyPath: 'badge' })
    database.createObjectStore('photos')
    // The key generator allots the sequence number inside of the transaction, so that two tabs cannot get the same one.
    const punches = database.createObjectStore('punches', { keyPath: 'seq', autoIncrement: true })
    punches.createIndex('key', 'key', { unique: true })
    punches.createIndex('badge', 'badge')
    database.createObjectStore('enrolment')
    database.createObjectStore('clock')
  }
}
