import { NewTick } from '@nightshift/shared/nights/roll-call/contract'
import { z } from 'zod'
import { readStored, writeStored } from './phone-storage.ts'

const Person = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().nullable(),
})

/** What a lead did and the server does not know yet. */
const Waiting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tick'), rollCallId: z.int(), ...NewTick.shape }),
  z.strictObject({ kind: z.literal('add'), rollCallId: z.int(), key: z.uuid(), person: Person }),
])
export type Waiting = z.infer<typeof Waiting>

/**
 * The queue of one lead on this phone. It survives a reload, and the tabs of the browser share it: each change reads
 * what is stored first. Where nothing can be stored it is kept in memory.
 */
export function openPhoneQueue(userId: string) {
  const key = `roll-call-queue-${userId}`
  const stored = () => readStored(key, z.array(Waiting))
  const listeners = new Set<() => void>()
  let items: Waiting[] = stored() ?? []

  function change(next: (items: Waiting[]) => Waiting[]) {
    items = next(stored() ?? items)
    writeStored(key, items)
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) change((known) => known)
  }
  return {
    items: () => items,
    add: (item: Waiting) => change((known) => [...known, item]),
    remove: (keys: Set<string>) => change((known) => known.filter((item) => !keys.has(item.key))),
    subscribe(listener: () => void) {
      if (!listeners.size) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
