import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type FormEvent, useRef } from 'react'
import { AUTH } from './auth.texts.ts'
import { useLogin } from './use-login.ts'

export function LoginForm() {
  const { mutateAsync: login, isPending } = useLogin()
  const password = useRef<HTMLInputElement>(null)
  const sending = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, because state updates too late for the second click of a double click.
    if (sending.current) return
    sending.current = true
    const form = new FormData(event.currentTarget)
    try {
      await login({ username: String(form.get('username')), password: String(form.get('password')) })
    } catch (error) {
      await dialogs.alert(failureAlert(error))
      password.current?.select()
    } finally {
      sending.current = false
    }
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          name="username"
          label={AUTH.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
        />
        <PasswordInput
          ref={password}
          name="password"
          label={AUTH.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
        <Button type="submit" aria-busy={isPending} mt="xs" fullWidth>
          {AUTH.login}
        </Button>
      </Stack>
    </form>
  )
}

/** The specified text, plus a reason where the cause is not the person's input. */
function failureAlert(error: unknown) {
  const reason = isUnreachable(error) ? AUTH.unreachable : refusalOf(error, [429, 503])
  return reason ? { title: AUTH.failed, text: reason } : { text: AUTH.failed }
}
