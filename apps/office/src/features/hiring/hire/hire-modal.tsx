import type { Event } from '@nightshift/shared/positions/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import type { Listed } from '../review/listed.ts'
import { usernamesQuery } from './hire.api.ts'
import { HIRE } from './hire.texts.ts'
import { HireForm } from './hire-form.tsx'

type Props = {
  listed: Listed
  events: Event[]
  /** The department that the list is filtered by, if it is. */
  department: string
  onHired: (message: string) => void
  onClose: () => void
}

/** Makes an employee of an applicant. Its backdrop is static: a click beside it closes nothing. */
export function HireModal({ onClose, ...props }: Props) {
  const { id } = useFestival()
  const [unsaved, setUnsaved] = useState(false)
  // Without the list a name is proposed all the same; the server knows whether it is free.
  const { data: taken = [], isPending } = useQuery(usernamesQuery(id))
  if (isPending) return null
  return (
    <OfficeModal title={HIRE.title} onClose={onClose} unsaved={unsaved} staticBackdrop>
      <HireForm {...props} taken={taken} onChange={setUnsaved} />
    </OfficeModal>
  )
}
