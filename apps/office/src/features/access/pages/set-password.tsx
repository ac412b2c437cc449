import { Stack, Text, Title } from '@mantine/core'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { PasswordForm } from '../../people/account/password-form.tsx'
import { meQuery } from '../auth/auth.api.ts'
import styles from './login-page.module.css'

const { setPassword: texts } = EMPLOYEE

/** Replaces every page until a reset password is changed. */
export default function SetPassword() {
  const queries = useQueryClient()
  return (
    <div className={styles.place}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack className={styles.card} gap="lg">
        <Title order={1} size="h2">
          {texts.title}
        </Title>
        <Text>{texts.text}</Text>
        <PasswordForm onDone={() => queries.invalidateQueries(meQuery)} />
      </Stack>
    </div>
  )
}
