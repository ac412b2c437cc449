import { NativeSelect, Title } from '@mantine/core'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { formatClock } from '@nightshift/shared/time'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { confirmLeave } from '../../../ui/leaving/confirm-leave.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CLOSING_NIGHT } from '../night-reports/closing/closing.texts.ts'
import { ClosingView } from '../night-reports/closing/closing-view.tsx'
import { nightText } from '../night-reports/night-words.ts'
import styles from './night-end.module.css'
import { NightSections } from './night-sections.tsx'

/** The end of a night. */
export default function CloseNightPage() {
  const { id, timeZone } = useFestival()
  const [{ night }, change] = useUrlState({ night: '' })
  const query = { festivalId: id, ...(night && { night }) }
  const { data: closing, error, refetch } = useQuery(queryOf(NIGHT_REPORTS_CALLS.closing, { query }))
  const { data: nights = [] } = useQuery(queryOf(NIGHT_REPORTS_CALLS.list, { query: { festivalId: id } }))
  async function choose(other: string) {
    if (await confirmLeave()) change({ night: other })
  }
  const labelOf = (date: string) =>
    date === nightOf(new Date(), timeZone) ? CLOSING_NIGHT.tonight(nightText(date)) : nightText(date)
  const isNone = hasCode(error, 'nightNotBegun') || hasCode(error, 'notANight')
  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.nights}</Title>
      <NightSections />
      <div className={styles.head}>
        <div>
          <Title order={2} className={styles.title}>
            {CLOSING_NIGHT.title}
          </Title>
          {closing && (
            <p className={styles.about}>
              {`${nightText(closing.night)}. ${CLOSING_NIGHT.times(
                formatClock(new Date(closing.gatesAt), timeZone),
                formatClock(new Date(closing.endsAt), timeZone),
              )}`}
            </p>
          )}
        </div>
        {closing && nights.length > 1 && (
          <NativeSelect
            aria-label={CLOSING_NIGHT.night}
            value={closing.night}
            data={nights.map((one) => ({ value: one.night, label: labelOf(one.night) }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </div>
      {closing && <ClosingView key={closing.night} closing={closing} />}
      {!closing && !error && <Loading />}
      {!closing && error && isNone && (
        <NoticeState part title={CLOSING_NIGHT.none} text={CLOSING_NIGHT.noneText} />
      )}
      {!closing && error && !isNone && (
        <NoticeState part title={STATES.failedTitle} text={CLOSING_NIGHT.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </div>
  )
}
