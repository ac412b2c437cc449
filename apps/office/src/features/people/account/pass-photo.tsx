import { Button } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useRef, useState } from 'react'
import { Text } from '../../../kit/layout.tsx'
import { useCall } from '../../../lib/calls.ts'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import { PhotoCrop } from '../../../ui/photo-crop/photo-crop.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import styles from './account.module.css'
import { ACCOUNT } from './account.texts.ts'

const SHOWN_SIZE = 250

/** `onSaved` is called after the account was refetched. */
export function PassPhoto({ onSaved }: { onSaved: () => void }) {
  const me = useMe()
  const setPhoto = useCall(EMPLOYEES_CALLS.edit, ACCOUNT.photoFailed, { also: [AUTH_CALLS.me] })
  const [saved, setSaved] = useState('')
  const [choosing, setChoosing] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)

  async function save(photo: string | null) {
    if (!(await setPhoto({ params: { id: me.id }, body: { photo } }))) return false
    onSaved()
    setSaved(photo === null ? ACCOUNT.photoRemoved : ACCOUNT.photoSaved)
    setChoosing(false)
    return true
  }

  async function remove() {
    const question = { text: ACCOUNT.removePhotoQuestion, confirmLabel: ACCOUNT.removePhoto }
    if (!(await dialogs.confirm(question))) return
    // The button that was pressed is gone with the photo.
    if (await save(null)) choose.current?.focus()
  }

  return (
    <div className={styles.pass}>
      <div className={styles.picture}>
        <PersonPhoto photo={me.photo} name={`${me.firstName} ${me.lastName}`} size={SHOWN_SIZE} />
      </div>
      <div className={styles.beside}>
        <Text quiet status>
          {setPhoto.isDone && !choosing ? saved : ACCOUNT.photoHint}
        </Text>
        <Button ref={choose} variant="default" fullWidth onClick={() => setChoosing(true)}>
          {ACCOUNT.choosePhoto}
        </Button>
        {me.photo && (
          <Button variant="subtle" color="red" fullWidth loading={setPhoto.isPending} onClick={remove}>
            {ACCOUNT.removePhoto}
          </Button>
        )}
      </div>
      {choosing && (
        <PhotoCrop
          title={ACCOUNT.choosePhoto}
          busy={setPhoto.isPending}
          onUse={save}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
