import { Anchor, Button } from '@mantine/core'
import { formatCents } from '@nightshift/shared/money'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { ReportedNight } from '@nightshift/shared/nights/night-reports/contract'
import { formatInZone } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DataTable } from '../../../kit/data-table.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { SeasonPicker } from '../../../kit/season-picker.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from '../night-reports/night-reports.texts.ts'
import { endNightPath, hoursText, reportPath, shortNight } from '../night-reports/night-words.ts'
import { REPORT } from '../night-reports/report/report.texts.ts'
import { ReportSheet } from '../night-reports/report/report-sheet.tsx'
import { NightSections } from './night-sections.tsx'

/** The report of the address, or the list of all of them. */
export default function NightReportPage() {
  const id = Number(useSearchParams()[0].get('report'))
  return Number.isSafeInteger(id) && id > 0 ? <ReportPage key={id} id={id} /> : <ReportsPage />
}

/** One report, which can be printed. */
function ReportPage({ id }: { id: number }) {
  const report = useQuery(queryOf(NIGHT_REPORTS_CALLS.read, { params: { id } }))
  const print = (
    <Button variant="default" disabled={!report.data} onClick={() => window.print()}>
      {REPORT.print}
    </Button>
  )
  return (
    <Page title={ADMIN.tabs.nights} sections={<NightSections />}>
      <Section title={REPORT.title} tools={print}>
        <Loaded query={report} failed={REPORT.loadFailed} empty="never">
          {(loaded) => <ReportSheet report={loaded} />}
        </Loaded>
      </Section>
    </Page>
  )
}

/** The nights of a season with their reports. */
function ReportsPage() {
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
          {(nights) => <ReportList nights={nights} canEnd={chosen?.isCurrent ?? false} />}
        </Loaded>
      </Section>
    </Page>
  )
}

type Props = {
  nights: ReportedNight[]
  /** Whether these nights can still be ended: those of the current season. */
  canEnd: boolean
}

/** The nights of a season with their reports. */
function ReportList({ nights, canEnd }: Props) {
  const { timeZone } = useFestival()
  const { columns } = REPORT
  const cost = {
    label: columns.cost,
    value: ({ report }: ReportedNight) => report && formatCents(report.totals.money?.pay ?? 0),
    isNumber: true,
  }
  const endLink = ({ night }: ReportedNight) =>
    canEnd ? (
      <Anchor component={Link} to={endNightPath(night)}>
        {NIGHTS.end}
      </Anchor>
    ) : (
      REPORT.notEnded
    )
  const endedBy = ({ closedBy, closedAt }: NonNullable<ReportedNight['report']>) =>
    `${closedBy.firstName} ${closedBy.lastName}, ${formatInZone(new Date(closedAt), 'EEE h:mm a', timeZone)}`
  return (
    <DataTable
      label={REPORT.listTitle}
      rows={nights}
      keyOf={({ night }) => night}
      columns={[
        {
          label: columns.night,
          value: ({ night, report }) =>
            report ? (
              <Anchor component={Link} to={reportPath(report.id)}>
                {shortNight(night)}
              </Anchor>
            ) : (
              shortNight(night)
            ),
        },
        {
          label: columns.came,
          value: ({ report }) => report && REPORT.of(report.totals.came, report.totals.planned),
          isNumber: true,
        },
        { label: columns.late, value: ({ report }) => report?.totals.late, isNumber: true },
        { label: columns.noShow, value: ({ report }) => report?.totals.noShow, isNumber: true },
        {
          label: columns.hours,
          value: ({ report }) => report && hoursText(report.totals.hundredths),
          isNumber: true,
        },
        ...(nights.some(({ report }) => report?.totals.money) ? [cost] : []),
        { label: columns.incidents, value: ({ report }) => report?.incidents, isNumber: true },
        { label: columns.problems, value: ({ report }) => report?.problems, isNumber: true },
        { label: columns.ended, value: (night) => (night.report ? endedBy(night.report) : endLink(night)) },
      ]}
    />
  )
}
