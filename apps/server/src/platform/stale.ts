import { AppError } from './http/app-error.ts'

/** Refuses an edit of a row that was changed since the screen read it. The row must be locked. */
export function refuseStale({ updatedAt }: { updatedAt: Date }, readAt: string | undefined) {
  if (readAt && new Date(readAt).getTime() !== updatedAt.getTime()) throw new AppError('changedMeanwhile')
}
