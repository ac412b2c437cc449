import type { Event } from '@nightshift/shared/positions/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import type { Listed } from '../review/list/listed.ts'
import { usernamesQuery } from './hire.api.ts'
import { HIRE } from './hire.texts.ts'
import { HireForm } from './hire-form.tsx'

type Props = {
  listed: Listed
  events: Event[]
  /** The department filter of the list, or empty. */
  department: string
  onHired: (message: string) => void
  onClose: () => void
}

/** The hire dialog. Its backdrop is static: a click on it does not close the dialog. */
export function HireModal({ onClose, ...props }: Props) {
  const { id } = useFestival()
  const [unsaved, setUnsaved] = useState(false)
  // A failed list is not fatal: a username is proposed anyway, and the server checks it.
  const { data: taken = [], isPending } = useQuery(usernamesQuery(id))
  if (isPending) return null
  return (
    <OfficeModal title={HIRE.title} onClose={onClose} unsaved={unsaved} staticBackdrop>
      <HireForm {...props} taken={taken} onChange={setUnsaved} />
    </OfficeModal>
  )
}
