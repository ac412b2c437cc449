import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { SEASON } from '../../../features/seasons/calendar/season.texts.ts'
import { SeasonForm } from '../../../features/seasons/calendar/season-form.tsx'
import { useSeason } from '../../../features/seasons/calendar/use-season.ts'
import { GeneralFrame } from './general-frame.tsx'

export default function SeasonPage() {
  const { season, timeZone, error, refetch, save } = useSeason()
  return (
    <GeneralFrame>
      {season && <SeasonForm season={season} timeZone={timeZone} save={save} />}
      {!season && !error && <Loading />}
      {!season && error && (
        <NoticeState part title={STATES.failedTitle} text={SEASON.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </GeneralFrame>
  )
}
