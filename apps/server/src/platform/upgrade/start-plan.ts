import { majorOf, type Programs } from '../database/embedded/postgres-programs.ts'

/** What is in the folder of the embedded database, and what could run it. */
type Found = {
  /** The major version that wrote the data; undefined when there is none. */
  data: number | undefined
  /** Whether a carry-over has finished a new folder and was interrupted before it took the old one's place. */
  carriedOver: boolean
  installed: Programs
  /** Newest first. */
  kept: Programs[]
}

export type StartPlan =
  | { kind: 'create' }
  | { kind: 'finishCarryOver' }
  | { kind: 'start' }
  | { kind: 'carryOver'; from: Programs }
  | { kind: 'refuse'; sentence: string }

/** What a start has to do before the embedded server can run. Only the major version decides who can read the data. */
export function planStart({ data, carriedOver, installed, kept }: Found): StartPlan {
  const major = majorOf(installed)
  if (data === undefined) return { kind: carriedOver ? 'finishCarryOver' : 'create' }
  if (data === major) return { kind: 'start' }
  if (data > major) {
    return {
      kind: 'refuse',
      sentence: `The data was written by PostgreSQL ${data}, and this version of Nightshift has PostgreSQL ${major}: start the newer version of Nightshift.`,
    }
  }
  const from = kept.find((programs) => majorOf(programs) === data)
  if (from) return { kind: 'carryOver', from }
  return {
    kind: 'refuse',
    sentence: `The data was written by PostgreSQL ${data}, and its programs were not kept beside the data: start the last version of Nightshift with PostgreSQL ${data} once, which keeps them, and then this one.`,
  }
}
