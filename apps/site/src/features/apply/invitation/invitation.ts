import type { InvitationKey } from '@nightshift/shared/hiring/invitations/contract'

/** A personal link, and the contact once it was right. */
export type Invitation = Pick<InvitationKey, 'token'> & Partial<InvitationKey>

const keyOf = (festivalId: number) => `invitation-${festivalId}`
const FRAGMENT = /^#invite=([\w-]+)$/

/**
 * The invitation of this tab: from the address, which loses it, so that it is not copied or sent on by accident; after a
 * reload from the tab's storage.
 */
export function takeInvitation(festivalId: number): Invitation | undefined {
  const token = FRAGMENT.exec(location.hash)?.[1]
  if (!token) return read(festivalId)
  history.replaceState(history.state, '', location.pathname + location.search)
  const known = read(festivalId)
  const invitation = known?.token === token ? known : { token }
  keepInvitation(festivalId, invitation)
  return invitation
}

/** Kept until the tab is closed; forgotten without an invitation. Where storage is blocked, a reload forgets it. */
export function keepInvitation(festivalId: number, invitation: Invitation | undefined) {
  try {
    if (invitation) sessionStorage.setItem(keyOf(festivalId), JSON.stringify(invitation))
    else sessionStorage.removeItem(keyOf(festivalId))
  } catch {}
}

function read(festivalId: number): Invitation | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(festivalId)) ?? 'null')
    return typeof stored?.token === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}
