import { Title } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SeasonPicker } from '../../../ui/season-picker.tsx'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { REPORT } from '../night-reports/report/report.texts.ts'
import { ReportList } from '../night-reports/report/report-list.tsx'
import styles from './night-end.module.css'
import { NightSections } from './night-sections.tsx'

/** The nights of a season with their reports. */
export function ReportsPage() {
  const { id } = useFestival()
  const [{ season }, change] = useUrlState({ season: '' })
  const { seasons, chosen } = useSeasons(season)
  const { data, error, refetch } = useQuery({
    ...queryOf(NIGHT_REPORTS_CALLS.list, { query: { festivalId: id, seasonId: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined,
  })
  return (
    <div className={styles.page}>
      <Title order={1} className={styles.tab}>
        {ADMIN.tabs.nights}
      </Title>
      <NightSections />
      <div className={styles.head}>
        <Title order={2} className={styles.title}>
          {REPORT.listTitle}
        </Title>
        <SeasonPicker
          compact
          seasons={seasons}
          chosen={chosen}
          onChoose={(year) => change({ season: year })}
        />
      </div>
      {data && data.length > 0 && <ReportList nights={data} canClose={chosen?.isCurrent ?? false} />}
      {data?.length === 0 && <NoticeState part title={REPORT.noNights} text={REPORT.noNightsText} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <NoticeState part title={STATES.failedTitle} text={REPORT.listFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </div>
  )
}
