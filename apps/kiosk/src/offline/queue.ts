import { type KioskDatabase, ONLY, type OpenShift, type SavedPunch, STRICT } from './database.ts'
import type { StoredClock } from './kiosk-clock.ts'

/** What is saved with a punch: the open shift that it leaves (null: none), and the time as the clock shows it. */
type Consequences = { openShift?: OpenShift | null; clock: StoredClock }

/**
 * Saves a punch with what follows from it. It is on the disk when this resolves, or nothing is written. A key that is
 * saved already is not saved again.
 */
export async function savePunch(
  database: KioskDatabase,
  punch: Omit<SavedPunch, 'seq'>,
  { openShift, clock }: Consequences,
) {
  const tx = database.transaction(['punches', 'openShifts', 'clock'], 'readwrite', STRICT)
  const punches = tx.objectStore('punches')
  if (!(await punches.index('key').getKey(punch.key))) {
    // The store allots `seq`.
    await punches.add(punch as SavedPunch)
    await tx.objectStore('clock').put(clock, ONLY)
    if (openShift) await tx.objectStore('openShifts').put(openShift)
    if (openShift === null) await tx.objectStore('openShifts').delete(punch.badge)
  }
  await tx.done
}

/** The oldest punches that the server has not refused, in the order of their scans. */
export async function nextPunches(database: KioskDatabase, most: number) {
  const punches: SavedPunch[] = []
  for await (const { value } of database.transaction('punches').store) {
    if (!value.refused) punches.push(value)
    if (punches.length === most) break
  }
  return punches
}

export async function deletePunches(database: KioskDatabase, seqs: number[]) {
  const tx = database.transaction('punches', 'readwrite', STRICT)
  for (const seq of seqs) await tx.store.delete(seq)
  await tx.done
}

export const markRefused = (database: KioskDatabase, seq: number) =>
  changePunches(database, (punch) => (punch.seq === seq ? { ...punch, refused: true } : undefined))

/** Lets refused punches be sent again. */
export const retryRefused = (database: KioskDatabase) =>
  changePunches(database, ({ refused, ...punch }) => (refused ? punch : undefined))

/** Takes back the marks of a clock that seemed to jump forward. */
export const trustTimes = (database: KioskDatabase) =>
  changePunches(database, ({ jump, ...punch }) => (jump === 'forward' ? punch : undefined))

/** Marks the times of all punches that wait. */
export const suspectTimes = (database: KioskDatabase) =>
  changePunches(database, (punch) => ({ ...punch, jump: 'back' }))

/** Changes punches that wait; those for which `change` answers nothing stay as they are. */
async function changePunches(database: KioskDatabase, change: (punch: SavedPunch) => SavedPunch | undefined) {
  const tx = database.transaction('punches', 'readwrite', STRICT)
  for await (const cursor of tx.store) {
    const changed = change(cursor.value)
    if (changed) await cursor.update(changed)
  }
  await tx.done
}

/** How many punches wait, since when, and how many of them the server has refused. */
export async function countWaiting(database: KioskDatabase) {
  const punches = await database.getAll('punches')
  return {
    count: punches.length,
    since: punches[0]?.at ?? null,
    refused: punches.filter(({ refused }) => refused).length,
  }
}

export const hasWaiting = async (database: KioskDatabase, badge: string) =>
  (await database.countFromIndex('punches', 'badge', badge)) > 0
