import { ActionIcon, Badge, Button } from '@mantine/core'
import { ChevronDownIcon, Icon } from '@nightshift/ui/icon.tsx'
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
import { Actions, Text } from '../../../../kit/layout.tsx'
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
      {hasProblem && !isOpen && (
        <Badge component="span" color="red" variant="light">
          {ENTRY_LIST.problem}
        </Badge>
      )}
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
            <ActionIcon
              {...ICON}
              data-control="up"
              aria-label={ENTRY_LIST.moveUp(title)}
              aria-disabled={index === 0 || undefined}
              onClick={() => actions.move(index, index - 1, 'up')}
            >
              <ArrowUpIcon />
            </ActionIcon>
            <ActionIcon
              {...ICON}
              data-control="down"
              aria-label={ENTRY_LIST.moveDown(title)}
              aria-disabled={props.isLast || undefined}
              onClick={() => actions.move(index, index + 1, 'down')}
            >
              <ArrowDownIcon />
            </ActionIcon>
          </>
        )}
        {!isCollapsible && !keptBecause && (
          <ActionIcon {...ICON} aria-label={ENTRY_LIST.removeEntry(title)} onClick={remove}>
            <CrossIcon />
          </ActionIcon>
        )}
      </div>
      {isOpen && (
        <div id={body} className={styles.body}>
          {props.children}
          {isCollapsible &&
            (keptBecause ? (
              <Text quiet>{keptBecause}</Text>
            ) : (
              <Actions>
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={ENTRY_LIST.removeEntry(title)}
                  onClick={remove}
                >
                  {ENTRY_LIST.remove}
                </Button>
              </Actions>
            ))}
        </div>
      )}
    </li>
  )
})

const ICON = { variant: 'subtle', color: 'gray' }

const GripIcon = () => (
  <Icon>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />
  </Icon>
)
