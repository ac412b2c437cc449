import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { readSignedIn } from './auth.api.ts'
import { AUTH } from './auth.texts.ts'

export function LoginForm() {
  const queries = useQueryClient()
  const login = useCall(AUTH_CALLS.login, AUTH.failed, { onDone: () => readSignedIn(queries) })
  const password = useRef<HTMLInputElement>(null)
  const sending = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, because state updates too late for the second click of a double click.
    if (sending.current) return
    sending.current = true
    const form = new FormData(event.currentTarget)
    try {
      await login.attempt({
        body: { username: String(form.get('username')), password: String(form.get('password')) },
      })
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
        <Button type="submit" aria-busy={login.isPending} mt="xs" fullWidth>
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
