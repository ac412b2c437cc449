import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import type { Season } from '@nightshift/shared/seasons/season'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { SEASON } from '../calendar/season.texts.ts'
import { SeasonForm } from '../calendar/season-form.tsx'
import { SeasonNights } from '../calendar/season-nights.tsx'
import { closingQuery } from '../closing/closing.api.ts'
import { SeasonState } from '../closing/season-state.tsx'

/** The nights of a closed season, which are not edited any more. */
const ClosedCalendar = ({ season, timeZone }: { season: Season; timeZone: string }) => (
  <Section framed title={SEASON.nights}>
    <SeasonNights season={season} timeZone={timeZone} />
  </Section>
)

/** The season's state, with the way to close it or to open the next one, and its calendar. */
export default function SeasonPage() {
  const { id, timeZone } = useFestival()
  const { data: season, error, refetch } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  useFailureAlert(error, SEASON.loadFailed)
  const state = useQuery(closingQuery(id))
  const failure = error ?? state.error
  if (!season || !state.data)
    return (
      <GeneralFrame>
        {failure ? (
          <NoticeState part title={STATES.failedTitle} text={SEASON.loadFailed}>
            <StateAction label={STATES.retry} onClick={() => Promise.all([refetch(), state.refetch()])} />
          </NoticeState>
        ) : (
          <Loading />
        )}
      </GeneralFrame>
    )
  return (
    <GeneralFrame>
      <Stack narrow>
        <SeasonState state={state.data} timeZone={timeZone} />
        {state.data.kind === 'open' ? (
          // The key resets the form when the next season is opened.
          <SeasonForm key={state.data.seasonId} season={season} timeZone={timeZone} />
        ) : (
          <ClosedCalendar season={season} timeZone={timeZone} />
        )}
      </Stack>
    </GeneralFrame>
  )
}
