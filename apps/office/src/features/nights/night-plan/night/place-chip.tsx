import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { draggable } from '../dragging.ts'
import { NIGHT_PLAN } from '../night-plan.texts.ts'
import { isWarning, type PlaceMark } from '../place-marks.ts'
import { type MarkedPlace, nameOf } from '../plan-index.ts'
import styles from './place-chip.module.css'

type Props = { place: MarkedPlace; position: string; canDrag: boolean; onOpen: () => void }

/** Somebody in a position, with what a planner should see of it. It is dragged, or opened. */
export function PlaceChip({ place, position, canDrag, onOpen }: Props) {
  const { id, userId, person, part, marks } = place
  const words = [
    ...(part === 'whole' ? [] : [NIGHT_PLAN.parts[part]]),
    ...marks.filter((mark) => !QUIET.includes(mark)).map((mark) => NIGHT_PLAN.marks[mark]),
  ]
  const isRemoved = marks.includes('removed')
  return (
    <button
      type="button"
      className={styles.chip}
      data-warning={marks.some(isWarning) || undefined}
      data-removed={isRemoved || undefined}
      aria-label={[NIGHT_PLAN.placeOf(nameOf(person), position), ...allWords(place)].join(', ')}
      onClick={onOpen}
      {...(canDrag && !isRemoved && draggable({ userId, placeId: id }))}
    >
      {(marks.includes('new') || marks.includes('changed')) && <span className={styles.dot} />}
      <span className={styles.text}>
        <span className={styles.name}>{nameOf(person)}</span>
        {words.length > 0 && <span className={styles.words}>{words.join(' · ')}</span>}
      </span>
      {marks.includes('confirmed') && (
        <span className={styles.confirmed}>
          <CheckIcon />
        </span>
      )}
    </button>
  )
}

/** Shown as a dot or a tick. */
const QUIET: PlaceMark[] = ['new', 'confirmed', 'split']

const allWords = ({ part, marks }: MarkedPlace) => [
  ...(part === 'whole' ? [] : [NIGHT_PLAN.parts[part]]),
  ...marks.map((mark) => NIGHT_PLAN.marks[mark]),
]
