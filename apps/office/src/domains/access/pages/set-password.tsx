import { useQueryClient } from '@tanstack/react-query'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { PasswordForm } from '../../people/account/password-form.tsx'
import { meQuery } from '../auth/auth.api.ts'
import { AccessCard } from './access-card.tsx'

const { setPassword: texts } = EMPLOYEE

/** Replaces every page until a reset password is changed. */
export default function SetPassword() {
  const queries = useQueryClient()
  return (
    <AccessCard title={texts.title} about={texts.text}>
      <PasswordForm onDone={() => queries.invalidateQueries(meQuery)} />
    </AccessCard>
  )
}
