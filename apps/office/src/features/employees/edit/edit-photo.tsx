import type { User } from '@nightshift/shared/employees/contract'
import { PhotoCrop } from '../../../ui/photo-crop/photo-crop.tsx'
import { EMPLOYEES } from '../employees.texts.ts'
import { useEmployeeMutations } from '../use-employee-mutations.ts'

/** Replaces the pass photo. A refused photo stays in the crop dialog. */
export function EditPhoto({ employee, onClose }: { employee: User; onClose: () => void }) {
  const { setPhoto } = useEmployeeMutations(employee)
  async function use(photo: string) {
    if (await setPhoto.run(photo)) onClose()
  }
  return (
    <PhotoCrop title={EMPLOYEES.card.editPhoto} busy={setPhoto.isPending} onUse={use} onClose={onClose} />
  )
}
