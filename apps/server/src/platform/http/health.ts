import { HEALTH_CALLS } from '@nightshift/shared/system/health/probe'
import { sql } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { VERSION } from '../release.ts'
import type { App } from './app.ts'
import { AppError } from './app-error.ts'
import { serve } from './serve.ts'

export async function healthProbe(app: App) {
  serve(app, HEALTH_CALLS, {
    health: async () => {
      const [found] = await app.db
        .select({
          isStandby: sql<boolean>`pg_is_in_recovery()`,
          hasUsers: sql<boolean>`exists (select from ${users})`,
        })
        .from(sql`(values (1)) as one`)
        .catch(() => [])
      // A standby answers, but takes no punch.
      if (!found || found.isStandby) throw new AppError('busy')
      // While nobody exists, the login page says how to make the first account.
      const health = { status: 'ok', version: VERSION } as const
      return found.hasUsers ? health : { ...health, firstRun: true as const }
    },
  })
}
