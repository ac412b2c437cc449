import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { Link, Navigate } from 'react-router'
import { useNow } from '../../../lib/use-now.ts'
import { useLiveQueries } from '../../../shell/use-live-queries.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useHeldSession } from '../../access/auth/use-held-session.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { RollCallBanner } from '../roll-call/roll-call-banner.tsx'
import { BetweenNights } from '../tonight/between-nights.tsx'
import styles from '../tonight/board.module.css'
import { BoardView } from '../tonight/board-view.tsx'
import { TONIGHT } from '../tonight/tonight.texts.ts'
import { Totals } from '../tonight/totals.tsx'
import { useTonight } from '../tonight/use-tonight.ts'

/** The board of the evening, readable from across the room. */
export default function TonightPage() {
  return can(useMe(), 'nights.mark') ? <FullBoard /> : <Navigate to={OFFICE_PATHS.welcome} replace />
}

function FullBoard() {
  const { name, timeZone } = useFestival()
  const { board, figures, error, refetch, isLost, readAt } = useTonight()
  const now = useNow()
  useLiveQueries()
  const tonight = board?.tonight
  // On a wall nobody answers a question about the session.
  useHeldSession(Boolean(tonight))
  return (
    <div className={styles.board}>
      <PageTitle>{TONIGHT.pageTitle}</PageTitle>
      <div className={styles.head}>
        <h1 className={styles.title}>{TONIGHT.title}</h1>
        <p className={styles.night}>
          {tonight
            ? `${tonight.label} · ${TONIGHT.gates(formatClock(tonight.gatesAt, timeZone))}, ${TONIGHT.ends(formatClock(tonight.endsAt, timeZone))}`
            : name}
        </p>
        <span className={styles.clock}>{formatClock(new Date(now), timeZone)}</span>
        <Button component={Link} to={OFFICE_PATHS.admin} variant="default">
          {TONIGHT.back}
        </Button>
      </div>
      <RollCallBanner />
      {board && isLost && (
        <p role="alert" className={styles.lost}>
          {TONIGHT.lost(formatClock(new Date(readAt), timeZone))}
        </p>
      )}
      {!board && !error && <Loading />}
      {!board && error && (
        <NoticeState part title={STATES.failedTitle} text={TONIGHT.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
      {board && !tonight && (
        <div className={styles.between}>
          <h2>{TONIGHT.none}</h2>
          <BetweenNights next={board.next} />
        </div>
      )}
      {tonight && figures && (
        <>
          <Totals counts={figures.counts} />
          {tonight.isCalledOff && <p className={styles.calm}>{TONIGHT.calledOff}</p>}
          {figures.events.length === 0 && !tonight.isCalledOff && (
            <p className={styles.calm}>{TONIGHT.noPlan}</p>
          )}
          <BoardView events={figures.events} />
        </>
      )}
    </div>
  )
}
