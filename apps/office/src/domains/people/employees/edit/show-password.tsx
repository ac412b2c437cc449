import { DialogButton } from '@nightshift/ui/dialogs/dialog-button.tsx'
import { DIALOGS } from '@nightshift/ui/dialogs/dialogs.texts.ts'
import { openDialog } from '@nightshift/ui/dialogs/open-dialog.ts'
import { useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { EMPLOYEES } from '../employees.texts.ts'
import styles from './show-password.module.css'

const words = EMPLOYEES.account

/** Shows a new password, once. Blocking: a stray Escape would lose the password. */
export const showPassword = (name: string, password: string) =>
  openDialog<void>({
    title: words.newPassword(name),
    text: words.onlyOnce,
    blocking: true,
    body: (close) => <Password password={password} onClose={() => close()} />,
  })

function Password({ password, onClose }: { password: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState('')
  // The clipboard exists only in secure contexts (HTTPS).
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(password) ?? Promise.reject()).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyFailed),
    )
  return (
    <div className={styles.body}>
      <Stack>
        <output className={styles.password}>{password}</output>
        <Actions>
          <Text status>{outcome}</Text>
          <DialogButton label={words.copy} onClick={copy} />
          <DialogButton label={DIALOGS.okay} primary onClick={onClose} />
        </Actions>
      </Stack>
    </div>
  )
}
