import { Button, Title } from '@mantine/core'
import type { NightPlan, PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { Link } from 'react-router'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SeasonPicker } from '../../../ui/season-picker.tsx'
import { CloseNightButton } from '../../site/site-content/closed-nights/close-night-button.tsx'
import { DeclinedNights } from '../night-plan/declined/declined-nights.tsx'
import { NIGHT_PLAN } from '../night-plan/night-plan.texts.ts'
import { NightPlanner } from '../night-plan/night-planner.tsx'
import type { PlanIndex } from '../night-plan/plan-index.ts'
import { useNightPlan } from '../night-plan/use-night-plan.ts'
import { SHEET } from '../publication/publication.texts.ts'
import { PublishNights } from '../publication/publish-nights.tsx'
import { PublishWindow } from '../publication/publish-window.tsx'
import { NightSections } from './night-sections.tsx'
import styles from './nights-page.module.css'

/** The plan of the season's nights. */
export default function NightsPage() {
  const { index, night, mayEdit, error, ...page } = useNightPlan()
  useFailureAlert(error, NIGHT_PLAN.loadFailed)
  const isClosed = index?.plan.season.closedAt
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Title order={1}>{ADMIN.tabs.nights}</Title>
        <div className={styles.tools}>
          <SeasonPicker compact seasons={page.seasons} chosen={page.season} onChoose={page.chooseSeason} />
          {index && night && (
            <Button component={Link} to={printPath(index.plan, night)} variant="default">
              {SHEET.open}
            </Button>
          )}
          {index && mayEdit && !isClosed && <PublishNights {...publishing(index, null)} />}
        </div>
      </div>
      <NightSections />
      {isClosed && <p className={styles.notice}>{NIGHT_PLAN.closed}</p>}
      {index && !mayEdit && !isClosed && <p className={styles.notice}>{NIGHT_PLAN.readOnly}</p>}
      {index && !index.positions.size && (
        <NoticeState part title={NIGHT_PLAN.noPositions} text={NIGHT_PLAN.noPositionsText} />
      )}
      {index && night && <DeclinedNights key={night.date} openedNight={night.date} />}
      {index && night && index.positions.size > 0 && (
        <NightPlanner
          index={index}
          night={night}
          mayEdit={mayEdit}
          onChooseNight={page.chooseNight}
          publish={
            <>
              <PublishNights {...publishing(index, night.date)} />
              {!isClosed && (night.isCalledOff || night.date >= index.plan.tonight) && (
                <CallOff index={index} night={night} />
              )}
            </>
          }
        />
      )}
      {!index && !error && <Loading />}
      {!index && error && (
        <NoticeState part title={STATES.failedTitle} text={NIGHT_PLAN.loadFailed}>
          <StateAction label={STATES.retry} onClick={page.retry} />
        </NoticeState>
      )}
    </div>
  )
}

/** Calls a night of the season off, or reopens it. Those who edit the plan may do it. */
function CallOff({ index: { plan }, night }: { index: PlanIndex; night: PlanNight }) {
  const { festivalId, season } = plan
  return (
    <CloseNightButton
      festivalId={festivalId}
      night={night}
      isClosed={night.isCalledOff}
      isTonight={false}
      crewTexts={(date, onClose) => (
        <PublishWindow nights={{ festivalId, seasonId: season.id, night: date }} onClose={onClose} />
      )}
    />
  )
}

/** The season is in the address, too: the night may be of an earlier one. */
const printPath = ({ season }: NightPlan, { date }: PlanNight) =>
  `${OFFICE_PATHS.nightPrint}?season=${seasonKey(season)}&night=${date}`

const publishing = ({ plan, toTell }: PlanIndex, night: string | null) => ({
  festivalId: plan.festivalId,
  seasonId: plan.season.id,
  night,
  toTell: toTell(night),
})
