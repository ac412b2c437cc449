import { Button, PasswordInput } from '@mantine/core'
import { stripWhitespace } from '@nightshift/shared/auth/rules'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useForm } from 'react-hook-form'
import { useUnsavedChanges } from '../../ui/leaving/leave-blockers.ts'
import styles from './account.module.css'
import { ACCOUNT } from './account.texts.ts'
import { useAccount } from './use-account.ts'

type Props = {
  /** The password is changed and the account refetched. */
  onSaved?: () => void
  /** The person has confirmed the message. */
  onDone: () => void
}

export function PasswordForm({ onSaved, onDone }: Props) {
  const { me, setPassword } = useAccount()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', repeated: '' } })
  useUnsavedChanges(formState.isDirty)

  const submit = handleSubmit(async ({ password, repeated }) => {
    if (setPassword.isPending) return
    if (!password || password !== repeated) return window.alert(ACCOUNT.passwordMismatch)
    try {
      await setPassword.mutateAsync(stripWhitespace(password))
    } catch (error) {
      return tellFailure(error, ACCOUNT.passwordFailed)
    }
    onSaved?.()
    await dialogs.alert({ text: ACCOUNT.passwordSaved })
    onDone()
  })

  return (
    <form onSubmit={submit} className={styles.form}>
      {/* For password managers: the username that the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={me.username} />
      <div className={styles.pair}>
        <PasswordInput
          label={ACCOUNT.newPassword}
          description={ACCOUNT.passwordHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          {...register('password')}
        />
        <PasswordInput label={ACCOUNT.repeatPassword} autoComplete="new-password" {...register('repeated')} />
      </div>
      <Button type="submit" className={styles.submit} aria-busy={setPassword.isPending}>
        {ACCOUNT.setPassword}
      </Button>
    </form>
  )
}
