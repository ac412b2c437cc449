import { Button, PasswordInput } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { stripWhitespace } from '@nightshift/shared/access/auth/rules'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useForm } from 'react-hook-form'
import { Actions, Fields, Stack } from '../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { ACCOUNT } from './account.texts.ts'

type Props = {
  /** The password is changed and the account refetched. */
  onSaved?: () => void
  /** The person has confirmed the message. */
  onDone: () => void
}

export function PasswordForm({ onSaved, onDone }: Props) {
  const me = useMe()
  const setPassword = useCall(EMPLOYEES_CALLS.updatePassword, ACCOUNT.passwordFailed, {
    also: [AUTH_CALLS.me],
  })
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', repeated: '' } })
  useUnsavedChanges(formState.isDirty)

  const submit = handleSubmit(async ({ password, repeated }) => {
    if (setPassword.isPending) return
    if (!password || password !== repeated) return window.alert(ACCOUNT.passwordMismatch)
    const body = { password: stripWhitespace(password) }
    if (!(await setPassword({ params: { id: me.id }, body }))) return
    onSaved?.()
    await dialogs.alert({ text: ACCOUNT.passwordSaved })
    onDone()
  })

  return (
    <Stack onSubmit={submit}>
      {/* For password managers: the username that the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={me.username} />
      <Fields>
        <PasswordInput
          label={ACCOUNT.newPassword}
          description={ACCOUNT.passwordHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          {...register('password')}
        />
        <PasswordInput label={ACCOUNT.repeatPassword} autoComplete="new-password" {...register('repeated')} />
      </Fields>
      <Actions>
        <Button type="submit" aria-busy={setPassword.isPending}>
          {ACCOUNT.setPassword}
        </Button>
      </Actions>
    </Stack>
  )
}
