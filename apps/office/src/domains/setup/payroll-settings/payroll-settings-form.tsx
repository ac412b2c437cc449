import { Button, Group, Radio, TextInput } from '@mantine/core'
import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import { COMPONENT_WORDS } from '@nightshift/shared/setup/payroll-settings/component-words'
import {
  COMPONENT_MAX,
  OVERTIME_RULES,
  type OvertimeRule,
  PAYROLL_SETTINGS,
  type PayrollSettings,
} from '@nightshift/shared/setup/payroll-settings/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Columns, Text } from '../../../kit/layout.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import styles from '../settings/settings.module.css'
import { SettingsForm } from '../settings/settings-form.tsx'
import { recordOf } from '../settings/typed-settings.ts'
import { COMPONENTS, fieldsOf, patchOf, payrollProblems, type WageRow } from './payroll-fields.ts'
import { payrollSettingsQuery } from './payroll-settings.api.ts'
import { PAYROLL_TEXTS } from './payroll-settings.texts.ts'
import { PeriodFields } from './period-fields.tsx'

const { wages } = PAYROLL_TEXTS

type WageFieldsProps = { rows: WageRow[]; error?: string; onChange: (rows: WageRow[]) => void }

/** The minimum wages with the days on which they began, latest first. */
function WageFields({ rows, error, onChange }: WageFieldsProps) {
  const replace = (at: number, changes: Partial<WageRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  return (
    <>
      <Text quiet>{wages.hint}</Text>
      {rows.map(({ from, rate }, at) => (
        // Two rows may be alike while they are typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name
        <Group key={at} align="end">
          <TextInput
            type="date"
            name="minimumWages"
            label={wages.from}
            value={from}
            onChange={({ currentTarget }) => replace(at, { from: currentTarget.value })}
          />
          <TextInput
            inputMode="decimal"
            label={wages.rate}
            value={rate}
            onChange={({ currentTarget }) => replace(at, { rate: currentTarget.value })}
          />
          <Button variant="default" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
            {wages.remove}
          </Button>
        </Group>
      ))}
      {error && <p role="alert">{error}</p>}
      <div>
        <Button variant="default" onClick={() => onChange([{ from: '', rate: '' }, ...rows])}>
          {wages.add}
        </Button>
      </div>
    </>
  )
}

const { exempt, over40 } = PAYROLL_TEXTS

type OvertimeQuestionProps = { value: OvertimeRule | null; onChange: (rule: OvertimeRule) => void }

/** Asked once and never assumed. Each answer says what it rests on. */
const OvertimeQuestion = ({ value, onChange }: OvertimeQuestionProps) => (
  <Radio.Group
    label={PAYROLL_TEXTS.overtimeQuestion}
    description={PAYROLL_TEXTS.overtimeHint}
    value={value ?? ''}
    onChange={(chosen) => {
      const rule = OVERTIME_RULES.find((one) => one === chosen)
      if (rule) onChange(rule)
    }}
  >
    <Columns>
      <Radio.Card
        value="exempt"
        className={styles.answer}
        aria-label={exempt.label}
        aria-describedby="exempt"
      >
        <Answer label={exempt.label}>
          <div id="exempt">
            <p>{exempt.text}</p>
            <ul>
              {exempt.tests.map((test) => (
                <li key={test}>{test}</li>
              ))}
            </ul>
            <p>
              <strong>{exempt.state}</strong>
            </p>
          </div>
        </Answer>
      </Radio.Card>
      <Radio.Card
        value="over40"
        className={styles.answer}
        aria-label={over40.label}
        aria-describedby="over40"
      >
        <Answer label={over40.label}>
          <p id="over40">{over40.text}</p>
        </Answer>
      </Radio.Card>
    </Columns>
    {value === null && <Text quiet>{PAYROLL_TEXTS.unanswered}</Text>}
  </Radio.Group>
)

const Answer = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Radio.Indicator />
    <div>
      <strong>{label}</strong>
      {children}
    </div>
  </>
)

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
