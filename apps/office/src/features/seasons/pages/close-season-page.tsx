import { Anchor, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { closingQuery } from '../closing/closing.api.ts'
import { CLOSING } from '../closing/closing.texts.ts'
import { ClosingForm } from '../closing/closing-form.tsx'
import { SeasonState } from '../closing/season-state.tsx'
import styles from './season-page.module.css'

/** The guided page that closes the season; afterwards it shows what was done. */
export default function CloseSeasonPage() {
  const { id, timeZone } = useFestival()
  const { data, error, refetch } = useQuery(closingQuery(id))
  return (
    <GeneralFrame>
      <div className={styles.page}>
        <Anchor component={Link} to={OFFICE_PATHS.season} className={styles.back}>
          {CLOSING.back}
        </Anchor>
        {data?.kind === 'open' && (
          <>
            <Title order={2}>{CLOSING.title(data)}</Title>
            <ClosingForm key={data.seasonId} plan={data} />
          </>
        )}
        {data?.kind === 'closed' && <SeasonState state={data} timeZone={timeZone} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <NoticeState part title={STATES.failedTitle} text={CLOSING.loadFailed}>
            <StateAction label={STATES.retry} onClick={() => refetch()} />
          </NoticeState>
        )}
      </div>
    </GeneralFrame>
  )
}
