import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PHOTO_CROP } from '../../../../kit/photo-crop/photo-crop.texts.ts'
import { PhotoCrop } from '../../../../kit/photo-crop/photo-crop.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { EMPLOYEES } from '../employees.texts.ts'

/** Replaces or removes the pass photo. A refused photo stays in the crop dialog. */
export function EditPhoto({ employee, onClose }: { employee: User; onClose: () => void }) {
  const setPhoto = useCall(EMPLOYEES_CALLS.edit, EMPLOYEES.failed.photo, { refusal: refusalAboutPerson })
  async function save(photo: string | null) {
    if (await setPhoto({ params: { id: employee.id }, body: { photo } })) onClose()
  }
  async function remove() {
    const text = EMPLOYEES.card.removePhotoQuestion(fullName(employee))
    if (await dialogs.confirm({ text, confirmLabel: PHOTO_CROP.remove })) await save(null)
  }
  return (
    <PhotoCrop
      title={EMPLOYEES.card.editPhoto}
      busy={setPhoto.isPending}
      onUse={save}
      onRemove={employee.photo ? remove : undefined}
      onClose={onClose}
    />
  )
}
