import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import { dateAt } from '@nightshift/shared/local-time'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useCall } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { INVITATIONS } from './invitations.texts.ts'
import { formAddress, personalLink } from './personal-link.ts'

/** Makes links for people and saves them as a file. Resolves to what was done, or to undefined after a failure was shown. */
export function useInvite() {
  const { id, timeZone } = useFestival()
  const invite = useCall(INVITATIONS_CALLS.invite, INVITATIONS.exportFailed)

  async function exportLinks(userIds: string[]) {
    try {
      // Loaded first: links that cannot be written to a file would be lost.
      const { crewCsv } = await import('@nightshift/shared/hiring/invitations/crew-csv')
      const { host, invited } = await invite.attempt({ params: { id }, body: { userIds } })
      const leftOut = userIds.length - invited.length
      const words = leftOut ? [INVITATIONS.leftOut(leftOut)] : []
      if (invited.length === 0) return words.join(' ')
      const address = formAddress(window.location, host, id)
      const file = INVITATIONS.fileName(dateAt(new Date(), timeZone))
      saveFile(
        file,
        'text/csv;charset=utf-8',
        crewCsv(invited, (token) => personalLink(address, token)),
      )
      return [INVITATIONS.saved(invited.length, file, address), ...words].join(' ')
    } catch (error) {
      await showFailure(error, INVITATIONS.exportFailed)
    }
  }
  return { exportLinks, isPending: invite.isPending }
}
