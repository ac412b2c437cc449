import { Button, TextInput } from '@mantine/core'
import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import { COMPONENT_WORDS } from '@nightshift/shared/setup/payroll-settings/component-words'
import {
  COMPANY_ID_MAX,
  COMPONENT_MAX,
  type PayrollSettings,
} from '@nightshift/shared/setup/payroll-settings/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'
import styles from '../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { OvertimeQuestion } from './overtime-question.tsx'
import { COMPONENTS, fieldsOf, patchOf, problemsOf, recordOf } from './payroll-fields.ts'
import { payrollSettingsQuery } from './payroll-settings.api.ts'
import { PAYROLL_SETTINGS } from './payroll-settings.texts.ts'
import { PeriodFields } from './period-fields.tsx'
import { WageFields } from './wage-fields.tsx'

type Props = { settings: PayrollSettings; timeZone: string }

/** Edits how the festival pays: periods, overtime, and the names at Paychex. */
export function PayrollSettingsForm({ settings, timeZone }: Props) {
  const queries = useQueryClient()
  const save = useCall(PAYROLL_SETTINGS_CALLS.edit, PAYROLL_SETTINGS.saveFailed, {
    onDone: (saved) => queries.setQueryData(payrollSettingsQuery(settings.festivalId).queryKey, saved),
  })
  const form = useRecordForm(recordOf(settings), fieldsOf, problemsOf)
  const { fields, changes, changed, change } = form
  useUnsavedChanges(changed)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!changed || !form.check(event.currentTarget)) return
    const send = (updatedAt: string) =>
      save.attempt({
        params: { id: settings.festivalId },
        body: { ...patchOf(fields, changes), updatedAt: updatedAt || null },
      })
    const saved = await form.send(send, PAYROLL_SETTINGS.saveFailed)
    if (saved) form.accept(recordOf(saved))
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <SettingsCard title={PAYROLL_SETTINGS.period}>
        <PeriodFields fields={fields} timeZone={timeZone} onChange={change} />
      </SettingsCard>
      <SettingsCard title={PAYROLL_SETTINGS.overtime}>
        <OvertimeQuestion value={fields.overtimeRule} onChange={(overtimeRule) => change({ overtimeRule })} />
      </SettingsCard>
      <SettingsCard title={PAYROLL_SETTINGS.minimumWage}>
        <WageFields
          rows={fields.minimumWages}
          error={form.problems.minimumWages}
          onChange={(minimumWages) => change({ minimumWages })}
        />
      </SettingsCard>
      <SettingsCard title={PAYROLL_SETTINGS.paychex}>
        <p className={styles.hint}>{PAYROLL_SETTINGS.paychexHint}</p>
        <div className={styles.pair}>
          <TextInput
            label={PAYROLL_SETTINGS.companyId}
            description={PAYROLL_SETTINGS.companyIdHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={COMPANY_ID_MAX}
            autoComplete="off"
            {...form.text('companyId')}
          />
          {COMPONENTS.map((component) => (
            <TextInput
              key={component}
              label={COMPONENT_WORDS[component]}
              maxLength={COMPONENT_MAX}
              autoComplete="off"
              {...form.text(component)}
            />
          ))}
        </div>
      </SettingsCard>
      <div className={styles.save}>
        <p role="status" className={styles.state}>
          {changed ? PAYROLL_SETTINGS.unsaved : save.isDone && PAYROLL_SETTINGS.saved}
        </p>
        <Button type="submit" disabled={!changed} aria-busy={save.isPending}>
          {PAYROLL_SETTINGS.save}
        </Button>
      </div>
    </form>
  )
}
