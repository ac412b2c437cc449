/** A change that screens show: a hint to refetch, without data. */
export type LiveEvent =
  | { kind: 'punch'; festivalId: number; userId: string }
  | { kind: 'application' | 'setting' | 'employee' | 'kiosk'; festivalId: number | null }
  /** The list of kiosk punches that need a decision. */
  | { kind: 'attention'; festivalId: number }
  /** The content of a site: a draft, a publication or a night that is called off. */
  | { kind: 'site'; festivalId: number }
  /** A pay period was approved or unlocked, or payroll was given a file. */
  | { kind: 'payPeriod'; festivalId: number }
  /** Who is planned on one night, or how many it needs. */
  | { kind: 'plannedNight'; festivalId: number; night: string }
  /** The plan of more than one night, an answer to it, or who is marked on the board. */
  | { kind: 'plan'; festivalId: number }
  /** A roll-call began, ended, or somebody was ticked off or added. */
  | { kind: 'rollCall'; festivalId: number }
  /** An incident of a night, or its report. */
  | { kind: 'night'; festivalId: number }
  /** Events may have been lost: refetch everything. */
  | { kind: 'again'; festivalId: null }

export type LiveKind = LiveEvent['kind']
