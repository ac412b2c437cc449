import type { User } from '@nightshift/shared/employees/contract'
import { PhotoCrop } from '../../../ui/photo-crop/photo-crop.tsx'
import { EMPLOYEES } from '../employees.texts.ts'
import { useEmployeeChanges } from '../use-employee-changes.ts'

/** Another pass photo for somebody. One that the server refuses stays in its frame. */
export function EditPhoto({ employee, onClose }: { employee: User; onClose: () => void }) {
  const { setPhoto } = useEmployeeChanges(employee)
  async function use(photo: string) {
    if (await setPhoto.run(photo)) onClose()
  }
  return (
    <PhotoCrop title={EMPLOYEES.card.editPhoto} busy={setPhoto.isPending} onUse={use} onClose={onClose} />
  )
}
