import { PROMPTS } from '@nightshift/shared/time/timeclock/prompts'
import type { Person } from '../flow/scanner.ts'
import styles from './kiosk-dialog.module.css'
import { KioskDialog, type Leaving } from './kiosk-dialog.tsx'

type Props = {
  person: Person
  options: { id: number; label: string }[]
  onChosen: (upId: number) => void
} & Leaving

export const PositionQuestion = ({ person, options, onChosen, ...leaving }: Props) => (
  <KioskDialog
    title={PROMPTS.whichPosition}
    person={person}
    onSubmit={(form) => onChosen(Number(form.get('position')))}
    {...leaving}
  >
    <div role="radiogroup" aria-label={PROMPTS.whichPosition} className={styles.choices}>
      {options.map(({ id, label }, index) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="position" value={id} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </div>
  </KioskDialog>
)
