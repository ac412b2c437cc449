import { Button } from '@mantine/core'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon, CrossIcon } from '@nightshift/ui/icons.tsx'
import {
  type CSSProperties,
  type DOMAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react'
import styles from './entry-list.module.css'
import { ENTRY_LIST } from './entry-list.texts.ts'

type Props = {
  id: string
  title: string
  note?: ReactNode
  hasProblem: boolean
  isOpen: boolean
  /** Absent where the fields are always shown. */
  onToggle?: () => void
  /** Absent where the order is given. */
  movable?: { isFirst: boolean; isLast: boolean }
  dragHandle: DOMAttributes<HTMLElement>
  style?: CSSProperties
  onMove: (by: -1 | 1, control: 'up' | 'down') => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: (event: FocusEvent) => void
  keptBecause?: string
  onRemove: () => void
  /** Called while the entry is open: a long list renders only the fields that are seen. */
  children: () => ReactNode
}

/** One entry of a list: its title, what can be done with it, and its fields while it is open. */
export function EntryRow(props: Props) {
  const { id, title, note, hasProblem, isOpen, onToggle, movable, keptBecause, onRemove } = props
  const body = useId()
  const heading = (
    <>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
      {hasProblem && !isOpen && <span className={styles.problem}>{ENTRY_LIST.problem}</span>}
    </>
  )
  return (
    <li data-entry={id} className={styles.entry} style={props.style} onBlur={props.onBlur}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div className={styles.head} onKeyDown={props.onKeyDown}>
        {movable && (
          <span
            className={styles.handle}
            title={ENTRY_LIST.drag(title)}
            aria-hidden="true"
            {...props.dragHandle}
          >
            <GripIcon />
          </span>
        )}
        {onToggle ? (
          <button
            type="button"
            className={styles.toggle}
            data-control="toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? body : undefined}
            aria-keyshortcuts={movable && 'Alt+ArrowUp Alt+ArrowDown'}
            onClick={onToggle}
          >
            <span className={styles.words}>{heading}</span>
            <ChevronDownIcon />
          </button>
        ) : (
          <span className={styles.words}>{heading}</span>
        )}
        {movable && (
          <>
            <button
              type="button"
              className={styles.icon}
              data-control="up"
              aria-label={ENTRY_LIST.moveUp(title)}
              aria-disabled={movable.isFirst || undefined}
              onClick={() => props.onMove(-1, 'up')}
            >
              <ArrowUpIcon />
            </button>
            <button
              type="button"
              className={styles.icon}
              data-control="down"
              aria-label={ENTRY_LIST.moveDown(title)}
              aria-disabled={movable.isLast || undefined}
              onClick={() => props.onMove(1, 'down')}
            >
              <ArrowDownIcon />
            </button>
          </>
        )}
        {!onToggle && !keptBecause && (
          <button
            type="button"
            className={styles.icon}
            aria-label={ENTRY_LIST.removeEntry(title)}
            onClick={onRemove}
          >
            <CrossIcon />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={body} className={styles.body}>
          {props.children()}
          {onToggle && (
            <div className={styles.foot}>
              {keptBecause ? (
                <p className={styles.kept}>{keptBecause}</p>
              ) : (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={ENTRY_LIST.removeEntry(title)}
                  onClick={onRemove}
                >
                  {ENTRY_LIST.remove}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  )
}

const GripIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
  </svg>
)
