import { TIMECLOCK } from '../timeclock/timeclock.texts.ts'
import styles from './kiosk-dialog.module.css'
import { KioskDialog } from './kiosk-dialog.tsx'
import type { Person } from './scanner.ts'

type Props = {
  person: Person
  options: { id: number; label: string }[]
  onChosen: (upId: number) => void
  onCancel: () => void
}

export const PositionQuestion = ({ person, options, onChosen, onCancel }: Props) => (
  <KioskDialog
    title={TIMECLOCK.whichPosition}
    person={person}
    onSubmit={(form) => onChosen(Number(form.get('position')))}
    onCancel={onCancel}
  >
    <div role="radiogroup" aria-label={TIMECLOCK.whichPosition} className={styles.choices}>
      {options.map(({ id, label }, index) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="position" value={id} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </div>
  </KioskDialog>
)
