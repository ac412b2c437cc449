import { Anchor, Button, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SEASON_OPENING_CALLS } from '@nightshift/shared/seasons/season-opening/calls'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { OPENING } from '../opening/opening.texts.ts'
import { OpeningForm } from '../opening/opening-form.tsx'
import styles from './season-page.module.css'

/** Opens the next season, once the current one is closed. */
export default function OpenSeasonPage() {
  const { id, timeZone } = useFestival()
  const { data, error, refetch } = useQuery(queryOf(SEASON_OPENING_CALLS.propose, { params: { id } }))
  return (
    <GeneralFrame>
      <div className={styles.page}>
        <Anchor component={Link} to={OFFICE_PATHS.season} className={styles.back}>
          {OPENING.back}
        </Anchor>
        {data && <Title order={2}>{OPENING.title}</Title>}
        {data?.isClosed && <OpeningForm key={data.year} proposal={data} timeZone={timeZone} />}
        {data && !data.isClosed && (
          <NoticeState part title={OPENING.stillOpen(data)} text={OPENING.stillOpenText}>
            <Button component={Link} to={OFFICE_PATHS.seasonClose}>
              {OPENING.close}
            </Button>
          </NoticeState>
        )}
        {!data && !error && <Loading />}
        {!data && error && (
          <NoticeState part title={STATES.failedTitle} text={OPENING.loadFailed}>
            <StateAction label={STATES.retry} onClick={() => refetch()} />
          </NoticeState>
        )}
      </div>
    </GeneralFrame>
  )
}
