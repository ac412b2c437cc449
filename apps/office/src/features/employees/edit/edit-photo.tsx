import type { User } from '@nightshift/shared/employees/contract'
import { fullName } from '@nightshift/shared/employees/rules'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PHOTO_CROP } from '../../../ui/photo-crop/photo-crop.texts.ts'
import { PhotoCrop } from '../../../ui/photo-crop/photo-crop.tsx'
import { EMPLOYEES } from '../employees.texts.ts'
import { useEmployeeMutations } from '../use-employee-mutations.ts'

/** Replaces or removes the pass photo. A refused photo stays in the crop dialog. */
export function EditPhoto({ employee, onClose }: { employee: User; onClose: () => void }) {
  const { setPhoto } = useEmployeeMutations(employee)
  async function save(photo: string | null) {
    if (await setPhoto.run(photo)) onClose()
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
