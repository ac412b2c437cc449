import { Button, Title } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Link, Navigate } from 'react-router'
import { Loaded } from '../../../kit/loaded.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useLiveQueries } from '../../../shell/use-live-queries.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useHeldSession } from '../../access/auth/use-held-session.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { RollCallBanner } from '../roll-call/roll-call-banner.tsx'
import styles from '../tonight/board.module.css'
import { BetweenNights, BoardView } from '../tonight/board-view.tsx'
import { TONIGHT } from '../tonight/tonight.texts.ts'
import { useTonight } from '../tonight/use-tonight.ts'

/** The board of the evening, readable from across the room. */
export default function TonightPage() {
  return can(useMe(), 'nights.mark') ? <FullBoard /> : <Navigate to={OFFICE_PATHS.welcome} replace />
}

function FullBoard() {
  const { name, timeZone } = useFestival()
  const { board, figures, error, refetch, ...connection } = useTonight()
  const now = useNow()
  useLiveQueries()
  const tonight = board?.tonight
  // On a wall nobody answers a question about the session.
  useHeldSession(Boolean(tonight))
  const clock = (at: string | Date) => formatClock(at, timeZone)
  return (
    <div className={styles.board}>
      <PageTitle>{TONIGHT.pageTitle}</PageTitle>
      <div className={styles.head}>
        <h1>{TONIGHT.title}</h1>
        <p>
          {tonight
            ? `${tonight.label} · ${TONIGHT.gates(clock(tonight.gatesAt))}, ${TONIGHT.ends(clock(tonight.endsAt))}`
            : name}
        </p>
        <span className={styles.clock}>{clock(new Date(now))}</span>
        <Button component={Link} to={OFFICE_PATHS.admin} variant="default">
          {TONIGHT.back}
        </Button>
      </div>
      <RollCallBanner />
      <Loaded
        query={{ data: board && figures && { ...board, figures }, error, refetch }}
        failed={TONIGHT.loadFailed}
        empty="never"
      >
        {(loaded) =>
          loaded.tonight ? (
            <BoardView tonight={loaded.tonight} figures={loaded.figures} {...connection} />
          ) : (
            <div className={styles.between}>
              <Title order={2}>{TONIGHT.none}</Title>
              <BetweenNights next={loaded.next} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
