import type { Answers } from '@nightshift/shared/hiring/answers'
import type { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { POSITIONS_CALLS } from '@nightshift/shared/positions/calls'
import { APPLY, OPEN_POSITIONS } from '@nightshift/shared/public-site/call-paths'
import { callUnchecked } from '@nightshift/ui/api/unchecked.ts'

export const openPositions = (festivalId: number) =>
  callUnchecked<typeof POSITIONS_CALLS.openPositions>(OPEN_POSITIONS, { params: { festival: festivalId } })

export const sendApplication = (festivalId: number, answers: Answers) =>
  callUnchecked<typeof HIRING_CALLS.apply>(APPLY, { body: { rawData: JSON.stringify(answers), festivalId } })
