import { Button } from '@mantine/core'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useId } from 'react'
import { useCall } from '../../../../lib/calls.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import styles from './edit.module.css'
import { showPassword } from './show-password.tsx'

const { account: words, failed } = EMPLOYEES

type Props = { employee: User; onChanged: () => void }

/** Resets the password, deactivates or reactivates, each after a confirmation. */
export function AccountActions({ employee, onChanged }: Props) {
  const params = { id: employee.id }
  const refusal = refusalAboutPerson
  const resetPassword = useCall(EMPLOYEES_CALLS.resetPassword, failed.resetPassword, { refusal })
  const deactivate = useCall(EMPLOYEES_CALLS.edit, failed.deactivate, { refusal })
  const reactivate = useCall(EMPLOYEES_CALLS.edit, failed.reactivate, { refusal })
  const titleId = useId()
  const name = fullName(employee)

  async function reset() {
    const question = { text: words.resetQuestion(name), confirmLabel: words.resetPassword }
    if (resetPassword.isPending || !(await dialogs.confirm(question))) return
    const answer = await resetPassword({ params })
    onChanged()
    if (answer) await showPassword(name, answer.password)
  }
  async function leave() {
    const question = { text: words.deactivateQuestion(name), confirmLabel: words.deactivate }
    if (deactivate.isPending || !(await dialogs.confirm(question))) return
    await deactivate({ params, body: { isActive: false } })
    onChanged()
  }
  async function comeBack() {
    const question = { text: words.reactivateQuestion(name), confirmLabel: words.reactivate }
    if (reactivate.isPending || !(await dialogs.confirm(question))) return
    await reactivate({ params, body: { isActive: true } })
    onChanged()
  }

  const left = deactivate.isDone && !employee.isActive && words.deactivated(name)
  const back = reactivate.isDone && employee.isActive && words.reactivated(name)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {words.title}
      </h3>
      <div className={styles.actions}>
        <p className={styles.status} role="status">
          {left || back}
        </p>
        <Button variant="default" onClick={reset}>
          {words.resetPassword}
        </Button>
        {employee.isActive ? (
          <Button variant="default" c="var(--bad-ink)" onClick={leave}>
            {words.deactivate}
          </Button>
        ) : (
          <Button variant="default" onClick={comeBack}>
            {words.reactivate}
          </Button>
        )}
      </div>
    </section>
  )
}
