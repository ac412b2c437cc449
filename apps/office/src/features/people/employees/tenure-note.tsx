import type { User } from '@nightshift/shared/people/employees/contract'
import { tenureText, workedText } from '@nightshift/shared/people/tenure/words'
import { useSeasons } from '../../seasons/use-seasons.ts'
import styles from './employee-card.module.css'

type Props = { employee: User; years: number[] }

/** How many seasons somebody has worked; the years are its tooltip, and in the details. */
export function TenureNote({ employee: { seasonsBefore }, years }: Props) {
  const { current } = useSeasons()
  const tenure = { years, seasonsBefore }
  const text = current && tenureText(tenure, current.year)
  if (!text) return null
  return (
    <span className={styles.tenure} title={workedText(tenure)}>
      {text}
    </span>
  )
}
