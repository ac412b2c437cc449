import type { NightClosing } from '@nightshift/shared/nights/night-reports/contract'
import { instantInNight } from '@nightshift/shared/nights/night-reports/night-span'

/** The instant of a time of day in a night, if it has passed. */
export function incidentInstant(
  { night }: Pick<NightClosing, 'night'>,
  time: string,
  timeZone: string,
  now = new Date(),
) {
  const at = time ? instantInNight(night, time, timeZone) : undefined
  return at && at <= now ? at : undefined
}
