import { Alert, Button, Code, PasswordInput, TextInput } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { Stack, Text } from '../../../kit/layout.tsx'
import { useCall } from '../../../lib/calls.ts'
import { healthQuery, readSignedIn } from '../auth/auth.api.ts'
import { AUTH } from '../auth/auth.texts.ts'
import { rememberedPath } from '../auth/remembered-path.ts'
import { useAuth } from '../auth/use-auth.ts'
import { AccessCard } from './access-card.tsx'

export default function LoginPage() {
  const auth = useAuth()
  const { state } = useLocation()
  if (auth.kind === 'authed') return <Navigate to={rememberedPath(state)} replace />
  return (
    <AccessCard title={AUTH.title} pageTitle={AUTH.login}>
      <FirstRunNote />
      <LoginForm />
    </AccessCard>
  )
}

/** Leads to the page for the first account, while no account exists. */
function FirstRunNote() {
  const { data } = useQuery(healthQuery)
  if (!data?.firstRun) return null
  return (
    <Alert title={AUTH.firstRunTitle} variant="light" role="note">
      <Stack>
        <Text>{AUTH.firstRunText}</Text>
        <Button component={Link} to={OFFICE_PATHS.firstRun} fullWidth>
          {AUTH.firstRunStart}
        </Button>
        <Text>{AUTH.firstRunOr}</Text>
        <Code block>{AUTH.firstRunCommand}</Code>
      </Stack>
    </Alert>
  )
}

function LoginForm() {
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
      <Stack>
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
        <Button type="submit" aria-busy={login.isPending} fullWidth>
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
