import { Button } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useRef, useState } from 'react'
import { Actions, Row, Text } from '../../../kit/layout.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { PhotoCrop } from '../../../kit/photo-crop/photo-crop.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { ACCOUNT } from './account.texts.ts'

const SHOWN_SIZE = 120

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
    <>
      <Row>
        <Text quiet status>
          {setPhoto.isDone && !choosing ? saved : ACCOUNT.photoHint}
        </Text>
        <PersonPhoto photo={me.photo} name={`${me.firstName} ${me.lastName}`} size={SHOWN_SIZE} />
      </Row>
      <Actions>
        {me.photo && (
          <Button variant="subtle" color="red" loading={setPhoto.isPending} onClick={remove}>
            {ACCOUNT.removePhoto}
          </Button>
        )}
        <Button ref={choose} variant="default" onClick={() => setChoosing(true)}>
          {ACCOUNT.choosePhoto}
        </Button>
      </Actions>
      {choosing && (
        <PhotoCrop
          title={ACCOUNT.choosePhoto}
          busy={setPhoto.isPending}
          onUse={save}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
