import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { User } from '@nightshift/shared/employees/contract'
import { needsFestival } from '@nightshift/shared/employees/rules'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useReportUnsaved } from '../../../ui/use-report-unsaved.ts'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { useEmployeeChanges } from '../use-employee-changes.ts'
import styles from './edit.module.css'
import { EmployeeFields, fieldsOf } from './employee-fields.ts'
import { EmergencyFields, IdentityFields } from './employee-form-fields.tsx'
import { FestivalField } from './festival-field.tsx'
import { useConfirmMove } from './use-confirm-move.ts'

type Props = {
  employee: User
  onUnsaved: (unsaved: boolean) => void
  /** Whom the screen has read by now. */
  latest: () => User
  /** How often this window itself changed them otherwise, which is no reason to refuse a save. */
  otherChanges: number
  /** They were moved to another festival, so they are in none of these lists any more. */
  onMoved: () => void
}

/**
 * Saves on what was read when the typing began: what somebody else changed since is refused, shown, and saved over
 * only by saving again. What was typed survives that.
 */
export function EmployeeForm({ employee, onUnsaved, latest, otherChanges, onMoved }: Props) {
  const me = useMe()
  const festival = useFestival()
  const confirmMove = useConfirmMove()
  const [read, setRead] = useState(employee)
  const { save } = useEmployeeChanges(read)
  const form = useForm({
    resolver: zodResolver(EmployeeFields),
    values: fieldsOf(me, read),
    resetOptions: { keepDirtyValues: true },
  })
  // By the fields, because a reset that keeps what was typed says for a moment that nothing was.
  const unsaved = Object.keys(form.formState.dirtyFields).length > 0
  useEffect(() => {
    if (!unsaved) setRead(employee)
  }, [unsaved, employee])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this window changed something
  useEffect(() => setRead(latest()), [otherChanges])
  useReportUnsaved(onUnsaved, unsaved)

  const submit = form.handleSubmit(async (fields) => {
    if (save.isPending) return
    const { accessLvl = read.accessLvl, festivalId = null } = fields
    if (needsFestival(read, { accessLvl, festivalId }))
      return form.setError('festivalId', { type: 'festivalRequired' }, { shouldFocus: true })
    if (!(await confirmMove(read, festivalId))) return
    const saved = await save.run(fields)
    if (saved && saved.festivalId !== null && saved.festivalId !== festival.id) return onMoved()
    if (saved) form.reset(fieldsOf(me, saved), { keepDirtyValues: false })
    setRead(latest())
  })

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <IdentityFields form={form}>
        {can(me, 'employees.move') && <FestivalField form={form} employee={read} />}
      </IdentityFields>
      <h3 className={styles.title}>{EMPLOYEES.sections.emergency}</h3>
      <EmergencyFields form={form} />
      <div className={styles.actions}>
        <p className={styles.status} role="status">
          {save.isDone && !unsaved && EMPLOYEES.saved}
        </p>
        <Button type="submit" aria-busy={save.isPending}>
          {EMPLOYEES.save}
        </Button>
      </div>
    </form>
  )
}
