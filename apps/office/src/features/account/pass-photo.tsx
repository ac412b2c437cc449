import { Button } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useRef, useState } from 'react'
import { PersonPhoto } from '../../ui/person-photo/person-photo.tsx'
import { PhotoCrop } from '../../ui/photo-crop/photo-crop.tsx'
import styles from './account.module.css'
import { ACCOUNT } from './account.texts.ts'
import { useAccount } from './use-account.ts'

const SHOWN_SIZE = 250

/** `onSaved` is called after the account was refetched. */
export function PassPhoto({ onSaved }: { onSaved: () => void }) {
  const { me, setPhoto } = useAccount()
  const [choosing, setChoosing] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)

  async function save(photo: string | null) {
    try {
      await setPhoto.mutateAsync(photo)
      onSaved()
      setChoosing(false)
      return true
    } catch (error) {
      await tellFailure(error, ACCOUNT.photoFailed)
      return false
    }
  }

  async function remove() {
    const question = { text: ACCOUNT.removePhotoQuestion, confirmLabel: ACCOUNT.removePhoto }
    if (!(await dialogs.confirm(question))) return
    // The button that was pressed is gone with the photo.
    if (await save(null)) choose.current?.focus()
  }

  const saved = setPhoto.variables === null ? ACCOUNT.photoRemoved : ACCOUNT.photoSaved
  return (
    <div className={styles.pass}>
      <div className={styles.photo}>
        <PersonPhoto photo={me.photo} name={`${me.firstName} ${me.lastName}`} size={SHOWN_SIZE} />
      </div>
      <div className={styles.beside}>
        <p className={styles.hint} role="status">
          {setPhoto.isSuccess && !choosing ? saved : ACCOUNT.photoHint}
        </p>
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
