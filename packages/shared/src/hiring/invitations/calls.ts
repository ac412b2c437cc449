import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { OPEN_INVITATION } from '../../site/public-site/call-paths.ts'
import { CrewMember, InvitationKey, Invitations, Invite, KnownAnswers } from './contract.ts'

export const INVITATIONS_CALLS = {
  /** By last name. */
  crew: get('/api/festivals/:id/crew', {
    may: 'employees.invite',
    festival: 'params',
    reads: ['employee', 'application', 'setting'],
    answer: z.array(CrewMember),
  }),
  invite: post('/api/festivals/:id/invitations', {
    may: 'employees.invite',
    festival: 'params',
    changes: ['setting'],
    body: Invite,
    answer: Invitations,
  }),
  open: post(OPEN_INVITATION.path, { may: 'open', body: InvitationKey, answer: KnownAnswers }),
}
