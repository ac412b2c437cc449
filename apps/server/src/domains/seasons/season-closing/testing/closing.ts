import type { ClosingPlan } from '@nightshift/shared/seasons/season-closing/contract'
import { seenIn } from '@nightshift/shared/seasons/season-closing/rules'
import { eq } from 'drizzle-orm'
import type { Person, Venue } from '../../../../../test/testing/venue.ts'
import { seasons } from '../../../../platform/database/schema.ts'

/** Reads the plan of a festival, and closes its season with what the plan showed. */
export function closingOf(venue: Venue, admin: Person, festivalId: number) {
  const address = `/api/festivals/${festivalId}/season`
  const plan = async (): Promise<ClosingPlan> => (await admin.get(`${address}/closing`)).json()
  return {
    plan,
    backUp: () => admin.post(`${address}/backup`),
    close: async (more: object = {}) => {
      const seen = seenIn(await plan())
      return admin.post(`${address}/close`, { seen, deactivate: [], reasons: {}, ...more })
    },
    /** Closes with a plan that was read before. */
    closeAfter: (read: ClosingPlan, more: object = {}) =>
      admin.post(`${address}/close`, { seen: seenIn(read), deactivate: [], reasons: {}, ...more }),
    stored: async () => {
      const [season] = await venue.db.select().from(seasons).where(eq(seasons.festivalId, festivalId))
      return season!
    },
  }
}
