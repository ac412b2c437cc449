import { z } from 'zod'

/** Optimistic lock: the `updatedAt` that a screen read. An edit with a stale one is refused. */
export const ReadAt = z.iso.datetime({ offset: true })
