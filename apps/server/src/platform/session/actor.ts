/** The person behind a request. */
export type Actor = {
  id: string
  username: string
  accessLvl: number
  /** Null for people who choose their festival. */
  festivalId: number | null
  mustChangePassword: boolean
}
