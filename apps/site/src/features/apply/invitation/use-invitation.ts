import type { InvitationKey, KnownAnswers } from '@nightshift/shared/hiring/invitations/contract'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { useLayoutEffect, useState } from 'react'
import { openInvitation } from '../apply.api.ts'
import { INVITATION } from './invitation.texts.ts'
import { type Invitation, keepInvitation, takeInvitation } from './invitation.ts'

const isOpened = (invitation: Invitation | undefined): invitation is InvitationKey =>
  invitation?.contact !== undefined

/** The personal link that the page was opened with: asked about until the contact is right or the person skips it. */
export function useInvitation(festivalId: number, onKnown: (known: KnownAnswers) => void) {
  const [invitation, setInvitation] = useState<Invitation>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  // Before other effects, so that no script sees the token in the address.
  useLayoutEffect(() => {
    const take = () => setInvitation(takeInvitation(festivalId))
    take()
    // A link to the page that is open already loads nothing.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [festivalId])

  const keep = (next: Invitation | undefined) => {
    keepInvitation(festivalId, next)
    setInvitation(next)
    setProblem(undefined)
  }

  async function open(contact: string) {
    if (busy || !invitation) return
    if (!contact.trim()) return setProblem(INVITATION.missing)
    setBusy(true)
    try {
      const key = { token: invitation.token, contact }
      onKnown(await openInvitation(key))
      keep(key)
    } catch (error) {
      const refusal = refusalOf(error, ['invitationRefused', 429])
      if (!refusal) console.error(error)
      setProblem(refusal ?? INVITATION.failed)
    } finally {
      setBusy(false)
    }
  }

  return {
    /** Whether the person is asked for their contact, instead of the form. */
    isAsking: invitation !== undefined && !isOpened(invitation),
    key: isOpened(invitation) ? invitation : undefined,
    problem,
    busy,
    open,
    forget: () => keep(undefined),
  }
}
