import { Button } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { nightsToClose } from '@nightshift/shared/nights/night-reports/to-close'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryOf } from '../../../lib/calls.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from './night-reports.texts.ts'
import { closeNightPath, nightText } from './night-words.ts'
import styles from './waiting-nights.module.css'

/** The way to close the night that is on, or last night. Nothing while there is none. */
export function WaitingNights() {
  const { id, timeZone } = useFestival()
  const now = useNow()
  const { data } = useQuery(queryOf(NIGHT_REPORTS_CALLS.list, { query: { festivalId: id } }))
  const waiting = data ? nightsToClose(data, new Date(now), timeZone) : []
  return waiting.map(({ night }) => (
    <section key={night} className={styles.card} aria-label={NIGHTS.waiting(nightText(night))}>
      <div className={styles.words}>
        <strong>{NIGHTS.waiting(nightText(night))}</strong>
        <span>{NIGHTS.waitingHint}</span>
      </div>
      <Button component={Link} to={closeNightPath(night)} className={styles.button}>
        {NIGHTS.close}
      </Button>
    </section>
  ))
}
