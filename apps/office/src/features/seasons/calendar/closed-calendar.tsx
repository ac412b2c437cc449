import type { Season } from '@nightshift/shared/seasons/season'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { SEASON } from './season.texts.ts'
import { SeasonNights } from './season-nights.tsx'

/** The nights of a closed season, which are not edited any more. */
export const ClosedCalendar = ({ season, timeZone }: { season: Season; timeZone: string }) => (
  <SettingsCard title={SEASON.nights}>
    <SeasonNights season={season} timeZone={timeZone} />
  </SettingsCard>
)
