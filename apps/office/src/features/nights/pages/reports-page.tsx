import { Anchor } from '@mantine/core'
import { formatCents } from '@nightshift/shared/money'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { ReportedNight } from '@nightshift/shared/nights/night-reports/contract'
import { formatInZone } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SeasonPicker } from '../../../ui/season-picker.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from '../night-reports/night-reports.texts.ts'
import { closeNightPath, hoursText, reportPath, shortNight } from '../night-reports/night-words.ts'
import { REPORT } from '../night-reports/report/report.texts.ts'
import styles from '../night-reports/report/report-list.module.css'
import { NightSections } from './night-sections.tsx'

/** The nights of a season with their reports. */
export function ReportsPage() {
  const { id } = useFestival()
  const [{ season }, change] = useUrlState({ season: '' })
  const { seasons, chosen } = useSeasons(season)
  const reports = useQuery({
    ...queryOf(NIGHT_REPORTS_CALLS.list, { query: { festivalId: id, seasonId: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined,
  })
  const picker = (
    <SeasonPicker compact seasons={seasons} chosen={chosen} onChoose={(year) => change({ season: year })} />
  )
  return (
    <Page title={ADMIN.tabs.nights} sections={<NightSections />}>
      <Section title={REPORT.listTitle} tools={picker}>
        <Loaded
          query={reports}
          failed={REPORT.listFailed}
          empty={{ title: REPORT.noNights, text: REPORT.noNightsText }}
        >
          {(nights) => <ReportList nights={nights} canClose={chosen?.isCurrent ?? false} />}
        </Loaded>
      </Section>
    </Page>
  )
}

type Props = {
  nights: ReportedNight[]
  /** Whether these nights can still be closed: those of the current season. */
  canClose: boolean
}

/** The nights of a season with their reports. */
function ReportList({ nights, canClose }: Props) {
  const { timeZone } = useFestival()
  const { columns } = REPORT
  const hasMoney = nights.some(({ report }) => report?.totals.money)
  return (
    <table className={styles.list} aria-label={REPORT.listTitle}>
      <thead>
        <tr>
          {Object.entries(columns).map(([column, label]) =>
            column === 'cost' && !hasMoney ? null : (
              <th key={column} scope="col">
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {nights.map(({ night, report }) => (
          <tr key={night}>
            <th scope="row">
              {report ? (
                <Anchor component={Link} to={reportPath(report.id)} className={styles.link}>
                  {shortNight(night)}
                </Anchor>
              ) : (
                <span className={styles.link}>{shortNight(night)}</span>
              )}
            </th>
            {report ? (
              <ReportCells report={report} hasMoney={hasMoney} timeZone={timeZone} />
            ) : (
              <td colSpan={hasMoney ? 8 : 7} className={styles.notClosed}>
                {canClose ? (
                  <Anchor component={Link} to={closeNightPath(night)} className={styles.link}>
                    {NIGHTS.close}
                  </Anchor>
                ) : (
                  REPORT.notClosed
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellsProps = { report: NonNullable<ReportedNight['report']>; hasMoney: boolean; timeZone: string }

function ReportCells({ report, hasMoney, timeZone }: CellsProps) {
  const { columns } = REPORT
  const { totals, incidents, problems, closedBy, closedAt } = report
  const closed = formatInZone(new Date(closedAt), 'EEE h:mm a', timeZone)
  return (
    <>
      <td data-label={columns.came}>{REPORT.of(totals.came, totals.planned)}</td>
      <td data-label={columns.late}>{totals.late}</td>
      <td data-label={columns.noShow}>{totals.noShow}</td>
      <td data-label={columns.hours}>{hoursText(totals.hundredths)}</td>
      {hasMoney && <td data-label={columns.cost}>{formatCents(totals.money?.pay ?? 0)}</td>}
      <td data-label={columns.incidents}>{incidents}</td>
      <td data-label={columns.problems} data-waits={problems > 0 || undefined}>
        {problems}
      </td>
      <td className={styles.closed}>
        {`${closedBy.firstName} ${closedBy.lastName}, `}
        <span>{closed}</span>
      </td>
    </>
  )
}
