import { Button } from '@mantine/core'
import type { NightPlan, PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { Link } from 'react-router'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { SeasonPicker } from '../../../kit/season-picker.tsx'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { CallOffButton } from '../../site/site-content/called-off/call-off-button.tsx'
import { DeclinedNights } from '../night-plan/declined-nights.tsx'
import { NIGHT_PLAN } from '../night-plan/night-plan.texts.ts'
import { NightPlanner } from '../night-plan/night-planner.tsx'
import type { PlanIndex } from '../night-plan/plan-index.ts'
import { useNightPlan } from '../night-plan/use-night-plan.ts'
import { SHEET } from '../publication/publication.texts.ts'
import { PublishDialog, PublishNights } from '../publication/publish-nights.tsx'
import { NightSections } from './night-sections.tsx'

/** The plan of the season's nights. */
export default function NightsPage() {
  const { index, night, mayEdit, error, ...page } = useNightPlan()
  const isClosed = index?.plan.season.closedAt
  return (
    <Page
      title={ADMIN.tabs.nights}
      sections={<NightSections />}
      tools={
        <>
          <SeasonPicker compact seasons={page.seasons} chosen={page.season} onChoose={page.chooseSeason} />
          {index && night && (
            <Button component={Link} to={printPath(index.plan, night)} variant="default">
              {SHEET.open}
            </Button>
          )}
          {index && mayEdit && !isClosed && <PublishNights {...publishing(index, null)} />}
        </>
      }
    >
      {isClosed && <Text quiet>{NIGHT_PLAN.closed}</Text>}
      {index && !mayEdit && !isClosed && <Text quiet>{NIGHT_PLAN.readOnly}</Text>}
      <Loaded
        query={{ data: index, error, refetch: page.retry }}
        failed={NIGHT_PLAN.loadFailed}
        empty="never"
      >
        {(plan) =>
          plan.positions.size === 0 ? (
            <NoticeState part title={NIGHT_PLAN.noPositions} text={NIGHT_PLAN.noPositionsText} />
          ) : (
            night && (
              <>
                <DeclinedNights key={night.date} openedNight={night.date} />
                <NightPlanner
                  index={plan}
                  night={night}
                  mayEdit={mayEdit}
                  onChooseNight={page.chooseNight}
                  publish={
                    <>
                      <PublishNights {...publishing(plan, night.date)} />
                      {!isClosed && (night.isCalledOff || night.date >= plan.plan.tonight) && (
                        <CallOff index={plan} night={night} />
                      )}
                    </>
                  }
                />
              </>
            )
          )
        }
      </Loaded>
    </Page>
  )
}

/** Calls a night of the season off, or reopens it. Those who edit the plan may do it. */
function CallOff({ index: { plan }, night }: { index: PlanIndex; night: PlanNight }) {
  const { festivalId, season } = plan
  return (
    <CallOffButton
      festivalId={festivalId}
      night={night}
      isCalledOff={night.isCalledOff}
      isTonight={false}
      crewTexts={(date, onClose) => (
        <PublishDialog nights={{ festivalId, seasonId: season.id, night: date }} onClose={onClose} />
      )}
    />
  )
}

/** The season is in the address, too: the night may be of an earlier one. */
const printPath = ({ season }: NightPlan, { date }: PlanNight) =>
  `${OFFICE_PATHS.nightPrint}?season=${seasonKey(season)}&night=${date}`

const publishing = ({ plan, affected }: PlanIndex, night: string | null) => ({
  festivalId: plan.festivalId,
  seasonId: plan.season.id,
  night,
  affected: affected(night),
})
