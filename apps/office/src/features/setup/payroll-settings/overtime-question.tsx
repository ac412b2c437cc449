import { Radio } from '@mantine/core'
import { OVERTIME_RULES, type OvertimeRule } from '@nightshift/shared/setup/payroll-settings/contract'
import type { ReactNode } from 'react'
import settings from '../../../ui/settings/settings.module.css'
import styles from './payroll-settings.module.css'
import { PAYROLL_TEXTS } from './payroll-settings.texts.ts'

const { exempt, over40 } = PAYROLL_TEXTS

type Props = { value: OvertimeRule | null; onChange: (rule: OvertimeRule) => void }

/** Asked once and never assumed. Each answer says what it rests on. */
export const OvertimeQuestion = ({ value, onChange }: Props) => (
  <Radio.Group
    label={PAYROLL_TEXTS.overtimeQuestion}
    description={PAYROLL_TEXTS.overtimeHint}
    value={value ?? ''}
    onChange={(chosen) => {
      const rule = OVERTIME_RULES.find((one) => one === chosen)
      if (rule) onChange(rule)
    }}
  >
    <div className={styles.answers}>
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
    </div>
    {value === null && <p className={settings.hint}>{PAYROLL_TEXTS.unanswered}</p>}
  </Radio.Group>
)

const Answer = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Radio.Indicator />
    <div className={styles.words}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  </>
)
