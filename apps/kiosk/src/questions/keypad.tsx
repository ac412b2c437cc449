import { EraseIcon } from '../icons.tsx'
import { KIOSK } from '../kiosk.texts.ts'
import styles from './tips-question.module.css'

const KEYS = ['1', '2', '3', '.25', '4', '5', '6', '.50', '7', '8', '9', '.75', 'erase', '0', '.00']

/** Digits and quarters, large enough for gloves. The focus stays in the field, so that a keyboard works too. */
export const Keypad = ({ onPress }: { onPress: (key: string) => void }) => (
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
