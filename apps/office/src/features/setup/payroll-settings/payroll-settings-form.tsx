import { TextInput } from '@mantine/core'
import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import { COMPONENT_WORDS } from '@nightshift/shared/setup/payroll-settings/component-words'
import {
  COMPONENT_MAX,
  PAYROLL_SETTINGS,
  type PayrollSettings,
} from '@nightshift/shared/setup/payroll-settings/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { SettingsForm } from '../settings/settings-form.tsx'
import { recordOf } from '../settings/typed-settings.ts'
import { OvertimeQuestion } from './overtime-question.tsx'
import { COMPONENTS, fieldsOf, patchOf, payrollProblems } from './payroll-fields.ts'
import { payrollSettingsQuery } from './payroll-settings.api.ts'
import { PAYROLL_TEXTS } from './payroll-settings.texts.ts'
import { PeriodFields } from './period-fields.tsx'
import { WageFields } from './wage-fields.tsx'

type Props = { settings: PayrollSettings; timeZone: string }

/** Edits how the festival pays: periods, overtime, and the names at Paychex. */
export function PayrollSettingsForm({ settings, timeZone }: Props) {
  const queries = useQueryClient()
  const save = useCall(PAYROLL_SETTINGS_CALLS.edit, PAYROLL_TEXTS.saveFailed, {
    onDone: (saved) => queries.setQueryData(payrollSettingsQuery(settings.festivalId).queryKey, saved),
  })
  const form = useRecordForm(recordOf(settings), fieldsOf, payrollProblems)
  const { fields, changes, change } = form

  async function send(updatedAt: string) {
    const body = { ...patchOf(fields, changes), updatedAt: updatedAt || null }
    return recordOf(await save.attempt({ params: { id: settings.festivalId }, body }))
  }
  const parts = {
    period: <PeriodFields fields={fields} timeZone={timeZone} onChange={change} />,
    overtime: (
      <OvertimeQuestion value={fields.overtimeRule} onChange={(overtimeRule) => change({ overtimeRule })} />
    ),
    minimumWages: (
      <WageFields
        rows={fields.minimumWages}
        error={form.problems.minimumWages}
        onChange={(minimumWages) => change({ minimumWages })}
      />
    ),
    components: COMPONENTS.map((component) => (
      <TextInput
        key={component}
        label={COMPONENT_WORDS[component]}
        maxLength={COMPONENT_MAX}
        autoComplete="off"
        {...form.text(component)}
      />
    )),
  }
  return (
    <SettingsForm
      settings={PAYROLL_SETTINGS}
      form={form}
      sections={PAYROLL_TEXTS.sections}
      parts={parts}
      send={send}
      save={save}
      words={PAYROLL_TEXTS}
    />
  )
}
