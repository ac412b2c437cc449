import { RollCall } from '@nightshift/shared/nights/roll-call/contract'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from './phone-storage.ts'

const KEY = 'roll-call-list'

const Kept = z.strictObject({ userId: z.string(), at: z.number(), rollCall: RollCall })

/** Keeps the list on the phone while the roll-call is under way. One at a time: names do not pile up there. */
export function keepList(userId: string, rollCall: RollCall, at = Date.now()) {
  if (!rollCall.endedAt) writeStored(KEY, { userId, at, rollCall })
  else if (readStored(KEY, Kept)?.rollCall.id === rollCall.id) forgetList()
}

/** The list of this roll-call that this person's phone has kept, and since when. */
export function keptList(userId: string, id: number) {
  const kept = readStored(KEY, Kept)
  return kept?.userId === userId && kept.rollCall.id === id ? kept : undefined
}

/** The roll-call that is kept here, of whomever. */
export const keptRollCall = () => {
  const { userId, at, rollCall } = readStored(KEY, Kept) ?? {}
  return rollCall && { userId, at: at!, id: rollCall.id, festivalId: rollCall.festivalId }
}

export const forgetList = () => removeStored(KEY)
