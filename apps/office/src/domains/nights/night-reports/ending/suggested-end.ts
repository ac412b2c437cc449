import type { NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { formatInZone } from '@nightshift/shared/time'

/** The end of the night, or now while it is still on: '01:00'. */
export const suggestedEnd = ({ endsAt }: Pick<NightEnding, 'endsAt'>, now: Date, timeZone: string) =>
  formatInZone(new Date(endsAt) < now ? endsAt : now, 'HH:mm', timeZone)
