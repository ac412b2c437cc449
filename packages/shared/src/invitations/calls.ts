import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { OPEN_INVITATION } from '../public-site/call-paths.ts'
import { CrewMember, InvitationKey, Invitations, Invite, KnownAnswers } from './contract.ts'

const params = RecordParams

export const INVITATIONS_CALLS = {
  /** By last name. */
  crew: { method: 'GET', path: '/api/festivals/:id/crew', params, answer: z.array(CrewMember) },
  invite: {
    method: 'POST',
    path: '/api/festivals/:id/invitations',
    params,
    body: Invite,
    answer: Invitations,
  },
  open: { ...OPEN_INVITATION, body: InvitationKey, answer: KnownAnswers },
} as const satisfies Calls
