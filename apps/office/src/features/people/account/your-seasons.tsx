import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import { tenureOf } from '@nightshift/shared/people/tenure/rules'
import { seasonsText, workedText } from '@nightshift/shared/people/tenure/words'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../kit/layout.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { ACCOUNT } from './account.texts.ts'

/** How many seasons the signed-in person has worked, and which. */
export function YourSeasons() {
  const { data: tenure, error } = useQuery(queryOf(TENURE_CALLS.mine))
  if (!tenure) return <Text quiet>{error && ACCOUNT.seasonsFailed}</Text>
  const count = tenureOf(tenure)
  if (count === 0) return <Text quiet>{ACCOUNT.noSeasons}</Text>
  return (
    <Text>
      <strong>{seasonsText(count)}</strong> {workedText(tenure)}
    </Text>
  )
}
