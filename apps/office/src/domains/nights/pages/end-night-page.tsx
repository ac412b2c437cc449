import { NativeSelect, Title } from '@mantine/core'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { formatClock } from '@nightshift/shared/time'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Row, Text } from '../../../kit/layout.tsx'
import { confirmLeave } from '../../../kit/leaving/confirm-leave.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { END_NIGHT } from '../night-reports/ending/ending.texts.ts'
import { EndingView } from '../night-reports/ending/ending-view.tsx'
import { nightText } from '../night-reports/night-words.ts'
import { NightSections } from './night-sections.tsx'

/** The end of a night. */
export default function EndNightPage() {
  const { id, timeZone } = useFestival()
  const [{ night }, change] = useUrlState({ night: '' })
  const query = { festivalId: id, ...(night && { night }) }
  const found = useQuery(queryOf(NIGHT_REPORTS_CALLS.ending, { query }))
  const { data: ending, error } = found
  const { data: nights = [] } = useQuery(queryOf(NIGHT_REPORTS_CALLS.list, { query: { festivalId: id } }))
  async function choose(other: string) {
    if (await confirmLeave()) change({ night: other })
  }
  const labelOf = (date: string) =>
    date === nightOf(new Date(), timeZone) ? END_NIGHT.tonight(nightText(date)) : nightText(date)
  const isNone = hasCode(error, 'nightNotBegun') || hasCode(error, 'notANight')
  return (
    <Page title={ADMIN.tabs.nights} sections={<NightSections />}>
      <Row>
        <div>
          <Title order={2}>{END_NIGHT.title}</Title>
          {ending && (
            <Text quiet>
              {`${nightText(ending.night)}. ${END_NIGHT.times(
                formatClock(new Date(ending.gatesAt), timeZone),
                formatClock(new Date(ending.endsAt), timeZone),
              )}`}
            </Text>
          )}
        </div>
        {ending && nights.length > 1 && (
          <NativeSelect
            aria-label={END_NIGHT.night}
            value={ending.night}
            data={nights.map((one) => ({ value: one.night, label: labelOf(one.night) }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </Row>
      {!ending && isNone ? (
        <NoticeState part title={END_NIGHT.none} text={END_NIGHT.noneText} />
      ) : (
        <Loaded query={found} failed={END_NIGHT.loadFailed} empty="never">
          {(loaded) => <EndingView key={loaded.night} ending={loaded} />}
        </Loaded>
      )}
    </Page>
  )
}
