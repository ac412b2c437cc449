import { z } from 'zod'

/** The `updatedAt` that a screen read. An edit that carries it is refused when somebody else was quicker. */
export const ReadAt = z.iso.datetime({ offset: true })
