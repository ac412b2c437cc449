import { Button } from '@mantine/core'
import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon } from '@nightshift/ui/icons.tsx'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useId,
} from 'react'
import styles from './entry-list.module.css'
import { ENTRY_LIST } from './entry-list.texts.ts'

type Control = 'toggle' | 'up' | 'down'
type RowActions = {
  toggle: (id: string) => void
  move: (from: number, to: number, control: Control) => void
  moveByKey: (event: KeyboardEvent, index: number) => void
  sort: (event: FocusEvent) => void
  remove: (id: string, title: string) => void
  begin: (event: PointerEvent, index: number) => void
  track: (event: PointerEvent) => void
  end: (event: PointerEvent) => void
  cancel: () => void
}
type Props = {
  id: string
  /** Of the entry in its section: `list.0`. */
  path: string
  index: number
  title: string
  note?: ReactNode
  hasProblem: boolean
  isOpen: boolean
  isCollapsible: boolean
  isMovable: boolean
  isLast: boolean
  keptBecause?: string
  style?: CSSProperties
  actions: RowActions
  /** The fields, while the entry is open. */
  children: ReactNode
}

/** One entry of a list: its title, what can be done with it, and its fields. Memoized, because lists are long. */
export const EntryRow = memo((props: Props) => {
  const { id, index, title, note, hasProblem, isOpen, isCollapsible, isMovable, keptBecause, actions } = props
  const remove = () => actions.remove(id, title)
  const body = useId()
  const heading = (
    <>
      <span className={styles.title}>{title}</span> {note && <span className={styles.note}>{note}</span>}{' '}
      {hasProblem && !isOpen && <span className={styles.problem}>{ENTRY_LIST.problem}</span>}
    </>
  )
  return (
    <li
      data-entry={id}
      data-path={props.path}
      className={styles.entry}
      style={props.style}
      onBlur={actions.sort}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div className={styles.head} onKeyDown={(event) => actions.moveByKey(event, index)}>
        {isMovable && (
          <span
            className={styles.handle}
            title={ENTRY_LIST.drag(title)}
            aria-hidden="true"
            onPointerDown={(event) => actions.begin(event, index)}
            onPointerMove={actions.track}
            onPointerUp={actions.end}
            onPointerCancel={actions.cancel}
          >
            <GripIcon />
          </span>
        )}
        {isCollapsible ? (
          <button
            type="button"
            className={styles.toggle}
            data-control="toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? body : undefined}
            aria-keyshortcuts={isMovable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
            onClick={() => actions.toggle(id)}
          >
            <span className={styles.words}>{heading}</span>
            <ChevronDownIcon />
          </button>
        ) : (
          <span className={styles.words}>{heading}</span>
        )}
        {isMovable && (
          <>
            <button
              type="button"
              className={styles.icon}
              data-control="up"
              aria-label={ENTRY_LIST.moveUp(title)}
              aria-disabled={index === 0 || undefined}
              onClick={() => actions.move(index, index - 1, 'up')}
            >
              <ArrowUpIcon />
            </button>
            <button
              type="button"
              className={styles.icon}
              data-control="down"
              aria-label={ENTRY_LIST.moveDown(title)}
              aria-disabled={props.isLast || undefined}
              onClick={() => actions.move(index, index + 1, 'down')}
            >
              <ArrowDownIcon />
            </button>
          </>
        )}
        {!isCollapsible && !keptBecause && (
          <button
            type="button"
            className={styles.icon}
            aria-label={ENTRY_LIST.removeEntry(title)}
            onClick={remove}
          >
            <CrossIcon />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={body} className={styles.body}>
          {props.children}
          {isCollapsible && (
            <div className={styles.foot}>
              {keptBecause ? (
                <p className={styles.kept}>{keptBecause}</p>
              ) : (
                <Button
                  variant="subtle"
                  className={styles.remove}
                  aria-label={ENTRY_LIST.removeEntry(title)}
                  onClick={remove}
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
})

const GripIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
  </svg>
)
