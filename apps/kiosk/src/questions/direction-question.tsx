import { KIOSK } from '../kiosk.texts.ts'
import type { Direction } from '../offline/offline-scan.ts'
import styles from './kiosk-dialog.module.css'
import { KioskDialog, type Leaving } from './kiosk-dialog.tsx'

type Props = { onChosen: (direction: Direction) => void } & Leaving

/** Asks the holder of a badge that is not in the roster, because nobody else knows. */
export const DirectionQuestion = ({ onChosen, ...leaving }: Props) => (
  <KioskDialog title={KIOSK.direction.title} {...leaving}>
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
