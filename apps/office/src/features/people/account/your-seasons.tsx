import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import { tenureOf } from '@nightshift/shared/people/tenure/rules'
import { seasonsText, workedText } from '@nightshift/shared/people/tenure/words'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import styles from './account.module.css'
import { ACCOUNT } from './account.texts.ts'

/** How many seasons the signed-in person has worked, and which. */
export function YourSeasons() {
  const { data: tenure, error } = useQuery(queryOf(TENURE_CALLS.mine))
  if (!tenure) return <p className={styles.hint}>{error && ACCOUNT.seasonsFailed}</p>
  const count = tenureOf(tenure)
  if (count === 0) return <p className={styles.hint}>{ACCOUNT.noSeasons}</p>
  return (
    <p className={styles.seasons}>
      <strong>{seasonsText(count)}</strong> {workedText(tenure)}
    </p>
  )
}
