import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SeasonPicker } from '../../../ui/season-picker.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { REPORT } from '../night-reports/report/report.texts.ts'
import { ReportList } from '../night-reports/report/report-list.tsx'
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
