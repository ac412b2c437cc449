import { Button } from '@mantine/core'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useState } from 'react'
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

  async function save(photo: string) {
    try {
      await setPhoto.mutateAsync(photo)
      onSaved()
      setChoosing(false)
    } catch (error) {
      await tellFailure(error, ACCOUNT.photoFailed)
    }
  }

  return (
    <div className={styles.pass}>
      <div className={styles.photo}>
        <PersonPhoto photo={me.photo} name={`${me.firstName} ${me.lastName}`} size={SHOWN_SIZE} />
      </div>
      <div className={styles.beside}>
        <p className={styles.hint} role="status">
          {setPhoto.isSuccess && !choosing ? ACCOUNT.photoSaved : ACCOUNT.photoHint}
        </p>
        <Button variant="default" fullWidth onClick={() => setChoosing(true)}>
          {ACCOUNT.choosePhoto}
        </Button>
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
