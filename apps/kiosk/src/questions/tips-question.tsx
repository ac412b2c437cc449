import { PROMPTS } from '@nightshift/shared/time/timeclock/prompts'
import { AMOUNT_INPUT } from '@nightshift/ui/amount-input.ts'
import { useState } from 'react'
import type { Person } from '../flow/scanner.ts'
import { EraseIcon } from '../icons.tsx'
import { KIOSK } from '../kiosk.texts.ts'
import { pressKey } from './keypad-value.ts'
import { KioskDialog, type Leaving } from './kiosk-dialog.tsx'
import styles from './tips-question.module.css'

const KEYS = ['1', '2', '3', '.25', '4', '5', '6', '.50', '7', '8', '9', '.75', 'erase', '0', '.00']

/** Digits and quarters, large enough for gloves. The focus stays in the field, so that a keyboard works too. */
const Keypad = ({ onPress }: { onPress: (key: string) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div className={styles.keypad} role="group" aria-label={KIOSK.keypad}>
    {KEYS.map((key) => (
      <button
        key={key}
        type="button"
        tabIndex={-1}
        data-key={key}
        aria-label={key === 'erase' ? KIOSK.erase : undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPress(key)}
      >
        {key === 'erase' ? <EraseIcon /> : key}
      </button>
    ))}
  </div>
)

const KINDS = ['cashTips', 'creditTips'] as const
type Kind = (typeof KINDS)[number]
type Props = {
  person: Person
  onEntered: (tips: Record<Kind, number>) => void
} & Leaving

/** Asks for tips with keys of its own: the keyboard of a tablet would cover half of the question. */
export function TipsQuestion({ person, onEntered, ...leaving }: Props) {
  const [tips, setTips] = useState({ cashTips: '', creditTips: '' })
  const [current, setCurrent] = useState<Kind>('cashTips')
  const change = (kind: Kind, value: string) => setTips((before) => ({ ...before, [kind]: value }))

  return (
    <KioskDialog
      title={PROMPTS.tips}
      person={person}
      onSubmit={() => onEntered({ cashTips: Number(tips.cashTips), creditTips: Number(tips.creditTips) })}
      {...leaving}
    >
      <div className={styles.tips}>
        <div className={styles.fields}>
          {KINDS.map((kind) => (
            <label key={kind} className={styles.field} data-current={kind === current || undefined}>
              {PROMPTS[kind]}
              <input
                {...AMOUNT_INPUT}
                inputMode="none"
                value={tips[kind]}
                onChange={({ target }) => change(kind, target.value)}
                onFocus={() => setCurrent(kind)}
              />
            </label>
          ))}
        </div>
        <Keypad onPress={(key) => change(current, pressKey(tips[current], key))} />
      </div>
    </KioskDialog>
  )
}
