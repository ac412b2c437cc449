import { Anchor, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import { formatClock } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router'
import { Columns, Fields, Text } from '../../../kit/layout.tsx'
import { Page } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { DeclinedNights } from '../../nights/night-plan/declined-nights.tsx'
import { WaitingNights } from '../../nights/night-reports/waiting-nights.tsx'
import { PublishDialog } from '../../nights/publication/publish-nights.tsx'
import { ROLL_CALL } from '../../nights/roll-call/roll-call.texts.ts'
import { TonightSection } from '../../nights/tonight/tonight-section.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TonightCard } from '../../site/site-content/called-off/tonight-card.tsx'
import { BackupSection } from '../backups/backup-section.tsx'
import { ChartSection } from '../dashboard/chart-section.tsx'
import { ClockBoard } from '../dashboard/clock-board.tsx'
import { CountCard } from '../dashboard/count-card.tsx'
import { applicationCount, clockedInCount, employeeCount } from '../dashboard/dashboard.api.ts'
import { DASHBOARD_TEXTS } from '../dashboard/dashboard.texts.ts'
import { hoursOf, nightText, peakOf, workedPart } from '../dashboard/night.ts'
import { SeasonSection } from '../dashboard/season-section.tsx'
import { VitalsSection } from '../dashboard/vitals-section.tsx'

const NightChart = lazy(() => import('../dashboard/night-chart.tsx'))
const words = DASHBOARD_TEXTS.night
/** Anew also while nobody punches. */
const REFETCH_MS = 15 * 60_000

/** The staffing curve of the latest night. */
function NightSection() {
  const { id, timeZone } = useFestival()
  const { data: night, error } = useQuery({
    ...queryOf(DASHBOARD_CALLS.night, { params: { id } }),
    refetchInterval: REFETCH_MS,
  })
  const points = night ? workedPart(night.points) : []
  const most = peakOf(points)
  return (
    <ChartSection
      title={words.title}
      state={{ loaded: night !== undefined, failed: error !== null, empty: !most }}
      emptyText={words.empty}
      summary={
        night?.date && most
          ? `${words.of(nightText(night.date))}. ${words.most(most.count, formatClock(most.at, timeZone))}`
          : ''
      }
      chart={<NightChart points={points} timeZone={timeZone} />}
      table={{
        head: [words.time, words.people],
        rows: hoursOf(points).map(({ at, count }) => ({
          key: at,
          name: formatClock(at, timeZone),
          numbers: [count],
        })),
      }}
    />
  )
}

const { employees: EMPLOYEES, applications: APPLICATIONS } = OFFICE_PATHS
const { title, employees, applications, todos } = DASHBOARD_TEXTS

/**
 * The board of tonight, who cannot come to a night ahead, the end of the night, backups, whether tonight is open to visitors, counts, who is on the clock, the
 * staffing curve, applications by week and web vitals.
 */
export default function DashboardPage() {
  const { id, enableApps, enableTodos, ownPasswords } = useFestival()
  const me = useMe()
  const { current } = useSeasons()
  const [{ season }, change] = useUrlState({ season: '' })
  return (
    <Page
      title={title}
      tools={
        <Button component={Link} to={OFFICE_PATHS.rollCall} variant="default">
          {ROLL_CALL.title}
        </Button>
      }
    >
      {can(me, 'festivals.manage') && !ownPasswords && (
        <Text>
          {DASHBOARD_TEXTS.defaultPasswords}{' '}
          <Anchor component={Link} to={OFFICE_PATHS.general}>
            {DASHBOARD_TEXTS.ownPasswords}
          </Anchor>
        </Text>
      )}
      {can(me, 'nights.mark') && <TonightSection />}
      <DeclinedNights />
      {can(me, 'nights.end') && <WaitingNights />}
      {can(me, 'backups.read') && <BackupSection />}
      {can(me, 'nights.callOff') && (
        <TonightCard
          crewTexts={(night, onClose) =>
            current && (
              <PublishDialog nights={{ festivalId: id, seasonId: current.id, night }} onClose={onClose} />
            )
          }
        />
      )}
      <Fields narrow>
        <CountCard
          title={employees.title}
          rows={[
            { label: employees.active, count: employeeCount(id, true), to: EMPLOYEES },
            { label: employees.clockedIn, count: clockedInCount(id), to: `${EMPLOYEES}?status=clockedIn` },
            {
              label: employees.inactive,
              count: employeeCount(id, false),
              to: `${EMPLOYEES}?status=inactive`,
            },
          ]}
        />
        {enableApps && (
          <CountCard
            title={applications.title}
            rows={[
              {
                label: applications.pending,
                count: applicationCount(id, current?.id, 'new'),
                to: `${APPLICATIONS}?status=new`,
              },
              {
                label: applications.held,
                count: applicationCount(id, current?.id, 'held'),
                to: `${APPLICATIONS}?status=held`,
              },
              {
                label: applications.rejected,
                count: applicationCount(id, current?.id, 'rejected'),
                to: `${APPLICATIONS}?status=rejected`,
              },
            ]}
          />
        )}
        {enableTodos && (
          <CountCard
            title={todos.title}
            rows={[
              // As specified: to-dos are a placeholder, so their counts are 0.
              { label: todos.complete, count: 0 },
              { label: todos.incomplete, count: 0 },
            ]}
          />
        )}
      </Fields>
      <ClockBoard employees={EMPLOYEES} />
      <Columns>
        <NightSection />
        {enableApps && <SeasonSection year={season} onYear={(year) => change({ season: year })} />}
        {can(me, 'vitals.read') && <VitalsSection />}
      </Columns>
    </Page>
  )
}
