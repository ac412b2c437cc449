import { Button, NativeSelect } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NightSheet } from './night-sheet.tsx'
import styles from './night-sheet-view.module.css'
import { type PublishedNights, publicationQuery } from './publication.api.ts'
import { SHEET } from './publication.texts.ts'
import { PublishNights } from './publish-nights.tsx'

/** The plan of the night in the address, the next one without, with the choice of another. */
export function NightSheetView() {
  const { id: festivalId } = useFestival()
  const me = useMe()
  const [{ season, night }, change] = useUrlState({ season: '', night: '' })
  const { chosen, ...seasons } = useSeasons(season)
  const found = useQuery({
    ...queryOf(PUBLICATION_CALLS.sheet, {
      query: { festivalId, seasonId: chosen?.id ?? 0, ...(night && { night }) },
    }),
    enabled: chosen !== undefined,
  })
  const sheet = found.data
  const error = seasons.error ?? found.error
  useFailureAlert(error, SHEET.loadFailed)
  if (!sheet) {
    if (!error) return <Loading />
    return (
      <NoticeState part title={STATES.failedTitle} text={SHEET.loadFailed}>
        <StateAction label={STATES.retry} onClick={() => Promise.all([seasons.refetch(), found.refetch()])} />
      </NoticeState>
    )
  }
  const date = sheet.night?.date
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <NativeSelect
          label={SHEET.night}
          className={styles.night}
          value={date}
          data={sheet.nights.map((one) => ({ value: one.date, label: one.label }))}
          onChange={({ currentTarget }) => change({ night: currentTarget.value })}
        />
        <div className={styles.actions}>
          {date && can(me, 'nights.edit') && !chosen?.closedAt && (
            <PublishNight festivalId={festivalId} seasonId={sheet.seasonId} night={date} />
          )}
          <Button variant="default" onClick={() => window.print()}>
            {SHEET.print}
          </Button>
        </div>
      </div>
      <NightSheet sheet={sheet} />
    </div>
  )
}

function PublishNight(night: PublishedNights) {
  const { data: publication } = useQuery(publicationQuery(night))
  return <PublishNights {...night} toTell={publication?.affected.length ?? 0} />
}
