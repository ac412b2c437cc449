const MINUTE_MS = 60_000

/** When somebody has to be there: so many minutes before the gates open. */
export const callTime = (gatesAt: Date, minutesBefore: number) =>
  new Date(gatesAt.getTime() - minutesBefore * MINUTE_MS)

/** How long somebody has to come who is put in for another one in the evening. */
const SHORT_NOTICE_MS = 60 * MINUTE_MS

/** From when somebody is expected: not before they could come, when a lead put them in at short notice. */
export const calledAt = (callAt: Date, putInAt: Date | null) =>
  putInAt ? new Date(Math.max(callAt.getTime(), putInAt.getTime() + SHORT_NOTICE_MS)) : callAt

/** Whether "can't make it" still goes by itself; later it is a call for help to the lead. */
export const canDecline = (now: Date, callAt: Date, hoursBefore: number) =>
  now.getTime() <= callAt.getTime() - hoursBefore * 60 * MINUTE_MS
