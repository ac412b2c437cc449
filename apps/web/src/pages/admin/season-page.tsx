import { SEASON } from '../../features/festivals/season.texts.ts'
import { SeasonForm } from '../../features/festivals/season-form.tsx'
import { useSeason } from '../../features/festivals/use-season.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { NoticeState, StateAction } from '../../ui/states/notice-state.tsx'
import { STATES } from '../../ui/states/states.texts.ts'
import { GeneralFrame } from './general-frame.tsx'

/** The festival's season. */
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
