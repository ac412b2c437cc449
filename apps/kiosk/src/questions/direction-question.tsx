import { KIOSK } from '../kiosk.texts.ts'
import type { Direction } from '../offline/offline-scan.ts'
import styles from './kiosk-dialog.module.css'
import { KioskDialog } from './kiosk-dialog.tsx'

type Props = { onChosen: (direction: Direction) => void; onCancel: () => void; onLeave: () => void }

/** Asks the holder of a badge that is not in the roster, because nobody else knows. */
export const DirectionQuestion = ({ onChosen, onCancel, onLeave }: Props) => (
  <KioskDialog title={KIOSK.direction.title} onCancel={onCancel} onLeave={onLeave}>
    <p className={styles.text}>{KIOSK.direction.text}</p>
    <div className={styles.directions}>
      {(['in', 'out'] as const).map((direction) => (
        <button key={direction} type="button" data-direction={direction} onClick={() => onChosen(direction)}>
          {KIOSK.direction[direction]}
        </button>
      ))}
    </div>
  </KioskDialog>
)
