/** Who calls a service, what they may touch, and when. A route makes it once from the request. */
export type Caller = {
  id: string
  accessLvl: number
  /** The festival whose records they may touch; null: every festival. */
  festivalId: number | null
  now: Date
}

/** Lifts the limit to one festival, for people's own records. */
export const EVERY_FESTIVAL = { festivalId: null }
