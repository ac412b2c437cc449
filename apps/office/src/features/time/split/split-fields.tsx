import { TextInput } from '@mantine/core'
import { MONEY_STEP } from '@nightshift/shared/money'
import { formatDateTime } from '@nightshift/shared/time'
import { LocalTimeField } from '../../../ui/local-time/local-time-field.tsx'
import { RateInput } from '../../../ui/rate-input.tsx'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import type { EditableEntry } from '../editor/entry-form.ts'
import { PositionField } from '../editor/position-field.tsx'
import { useProposedRate } from '../editor/use-positions.ts'
import { SPLIT } from './split.texts.ts'
import { canDivide, type SplitForm, type SplitReading } from './split-form.ts'
import styles from './split-window.module.css'

type Props = {
  entry: EditableEntry
  form: SplitForm
  position: { id: number; name: string; isTipped: boolean }
  timeZone: string
  problem?: SplitReading & { kind: 'problem' }
  onChange: (changes: Partial<SplitForm>) => void
}

const TIPS = ['cashTips', 'creditTips'] as const
const WORDS = { ...SPLIT.problems, badRate: ENTRY.problems.badRate }

export function SplitFields({ entry, form, position, timeZone, problem, onChange }: Props) {
  const proposedRate = useProposedRate(entry.userId)
  function choose(chosen: string) {
    const rate = chosen === String(entry.positionId) ? entry.payrate : proposedRate(chosen)
    onChange({ position: chosen, ...(rate !== undefined && { rate: rate.toFixed(2) }) })
  }
  const problemAt = (field: 'at' | 'rate' | 'tips') =>
    problem?.field === field ? WORDS[problem.problem] : undefined
  const at = (instant: string) => formatDateTime(instant, timeZone)
  const { startTime, endTime } = entry
  return (
    <>
      <LocalTimeField
        label={SPLIT.at}
        description={endTime ? SPLIT.between(at(startTime), at(endTime)) : SPLIT.openUntil(at(startTime))}
        required
        value={form.at}
        timeZone={timeZone}
        problem={problemAt('at')}
        onChange={(changed) => onChange({ at: changed })}
      />
      <fieldset className={styles.second}>
        <legend>{SPLIT.second}</legend>
        <PositionField
          value={form.position}
          current={{ id: entry.positionId, name: entry.positionName }}
          onChange={choose}
        />
        <RateInput
          label={ENTRY.payrate}
          rate={form.rate}
          onRate={(rate) => onChange({ rate })}
          {...(problemAt('rate') && { error: problemAt('rate') })}
        />
        {canDivide(entry, position) &&
          TIPS.map((field) => (
            <TextInput
              key={field}
              label={SPLIT.secondTips[field]}
              type="number"
              inputMode="decimal"
              min={0}
              max={entry[field]}
              step={MONEY_STEP}
              value={form[field]}
              error={problemAt('tips')}
              onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
            />
          ))}
      </fieldset>
    </>
  )
}
