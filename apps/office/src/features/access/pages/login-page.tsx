import { Stack, Title } from '@mantine/core'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Navigate, useLocation } from 'react-router'
import { AUTH } from '../auth/auth.texts.ts'
import { FirstRunNote } from '../auth/first-run-note.tsx'
import { LoginForm } from '../auth/login-form.tsx'
import { rememberedPath } from '../auth/remembered-path.ts'
import { useAuth } from '../auth/use-auth.ts'
import styles from './login-page.module.css'

export default function LoginPage() {
  const auth = useAuth()
  const { state } = useLocation()
  if (auth.kind === 'authed') return <Navigate to={rememberedPath(state)} replace />
  return (
    <div className={styles.place}>
      <PageTitle>{AUTH.login}</PageTitle>
      <Stack className={styles.card} gap="lg">
        <Title order={1} size="h2">
          {AUTH.title}
        </Title>
        <FirstRunNote />
        <LoginForm />
      </Stack>
    </div>
  )
}
