import { AppError } from './http/app-error.ts'

type Version = string | Date | null

/** Refuses an edit of a row that was changed since the screen read it. The row must be locked. */
export function refuseStale({ updatedAt }: { updatedAt: Version }, readAt: Version | undefined) {
  if (readAt !== undefined && timeOf(readAt) !== timeOf(updatedAt)) throw new AppError('changedMeanwhile')
}

/** What nobody has saved yet has no time. */
const timeOf = (version: Version) => (version === null ? null : new Date(version).getTime())
