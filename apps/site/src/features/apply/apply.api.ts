import type { Answers } from '@nightshift/shared/hiring/answers'
import type { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import type { InvitationKey } from '@nightshift/shared/hiring/invitations/contract'
import type { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import { APPLY, OPEN_INVITATION, OPEN_POSITIONS } from '@nightshift/shared/site/public-site/call-paths'
import { callApi } from '@nightshift/ui/api/api.ts'

export const openPositions = (festivalId: number) =>
  callApi<typeof POSITIONS_CALLS.openPositions>(OPEN_POSITIONS, { params: { festival: festivalId } })

/** What is known of the person behind a personal link, if the contact is theirs. */
export const openInvitation = (key: InvitationKey) =>
  callApi<typeof INVITATIONS_CALLS.open>(OPEN_INVITATION, { body: key })

export const sendApplication = (festivalId: number, answers: Answers, invitation?: InvitationKey) =>
  callApi<typeof HIRING_CALLS.apply>(APPLY, {
    body: { rawData: JSON.stringify(answers), festivalId, invitation },
  })
