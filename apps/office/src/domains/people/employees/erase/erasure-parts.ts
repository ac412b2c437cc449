import type { ErasurePreview } from '@nightshift/shared/people/erasure/contract'
import { formatDate } from '@nightshift/shared/time'
import { ERASE } from './erase.texts.ts'

/** '2027-10-04' reads '10/4/2027'. */
export const dayText = (date: string) => formatDate(date, 'UTC')

/** What an erasure deletes, keeps and seals, in sentences. */
export function erasureParts(preview: ErasurePreview) {
  const { gone, timeEntries } = preview
  return [
    {
      title: ERASE.gone,
      lines: [
        ERASE.account(gone.photo),
        ERASE.access(gone.badges, gone.positions),
        gone.applications ? ERASE.applications(gone.applications) : ERASE.noApplications,
        ...(gone.invitations ? [ERASE.invitations(gone.invitations)] : []),
        ...(gone.auditRows ? [ERASE.auditRows(gone.auditRows)] : []),
      ],
    },
    {
      title: ERASE.kept,
      lines: [timeEntries ? ERASE.entries(timeEntries) : ERASE.noEntries, ERASE.record, ERASE.backups],
    },
    { title: ERASE.sealed, lines: [sealedText(preview)] },
  ]
}

function sealedText({ sealedUntil, hasAddress }: ErasurePreview) {
  if (sealedUntil === null) return ERASE.notSealed
  return ERASE.sealedUntil(hasAddress ? ERASE.nameAndAddress : ERASE.nameOnly, dayText(sealedUntil))
}
