import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import type { PastRollCall } from '@nightshift/shared/nights/roll-call/contract'
import { formatInZone } from '@nightshift/shared/time'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './past-roll-calls.module.css'
import { ROLL_CALL } from './roll-call.texts.ts'

const MINUTE_MS = 60_000

/** The roll-calls that have ended, newest first. */
export function PastRollCalls() {
  const { id, timeZone } = useFestival()
  const titleId = useId()
  const { data: past, error } = useQuery(queryOf(ROLL_CALL_CALLS.list, { query: { festivalId: id } }))
  useFailureAlert(error, ROLL_CALL.pastFailed)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {ROLL_CALL.past}
      </h2>
      {past?.length === 0 && <p className={styles.none}>{ROLL_CALL.noPast}</p>}
      <ul className={styles.list}>
        {past?.map((one) => (
          <Past key={one.id} past={one} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  )
}

function Past({ past, timeZone }: { past: PastRollCall; timeZone: string }) {
  const { id, isDrill, startedAt, endedAt, startedBy, people, missing } = past
  const minutes = Math.floor((new Date(endedAt).getTime() - new Date(startedAt).getTime()) / MINUTE_MS)
  return (
    <li>
      <Link to={`?call=${id}`} className={styles.past}>
        <span className={styles.when}>
          {formatInZone(startedAt, 'EEE, MMM d, yyyy, h:mm a', timeZone)}
          {isDrill && <strong className={styles.drill}>{ROLL_CALL.drill}</strong>}
        </span>
        <span className={missing ? styles.missing : undefined}>{ROLL_CALL.pastNumbers(missing, people)}</span>
        <span className={styles.facts}>
          {ROLL_CALL.lasted(minutes)} · {ROLL_CALL.startedBy(startedBy)}
        </span>
      </Link>
    </li>
  )
}
