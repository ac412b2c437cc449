import { Button } from '@mantine/core'
import type { User } from '@nightshift/shared/employees/contract'
import { fullName } from '@nightshift/shared/employees/rules'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useId } from 'react'
import { EMPLOYEES } from '../employees.texts.ts'
import { useEmployeeMutations } from '../use-employee-mutations.ts'
import styles from './edit.module.css'
import { showPassword } from './show-password.tsx'

const words = EMPLOYEES.account

type Props = { employee: User; onChanged: () => void }

/** Resets the password, deactivates or reactivates, each after a confirmation. */
export function AccountActions({ employee, onChanged }: Props) {
  const { resetPassword, deactivate, reactivate } = useEmployeeMutations(employee)
  const titleId = useId()
  const name = fullName(employee)

  async function reset() {
    const question = { text: words.resetQuestion(name), confirmLabel: words.resetPassword }
    if (resetPassword.isPending || !(await dialogs.confirm(question))) return
    const answer = await resetPassword.run()
    onChanged()
    if (answer) await showPassword(name, answer.password)
  }
  async function leave() {
    const question = { text: words.deactivateQuestion(name), confirmLabel: words.deactivate }
    if (deactivate.isPending || !(await dialogs.confirm(question))) return
    await deactivate.run()
    onChanged()
  }
  async function comeBack() {
    const question = { text: words.reactivateQuestion(name), confirmLabel: words.reactivate }
    if (reactivate.isPending || !(await dialogs.confirm(question))) return
    await reactivate.run()
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
          <Button variant="default" c="var(--mantine-color-error)" onClick={leave}>
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
