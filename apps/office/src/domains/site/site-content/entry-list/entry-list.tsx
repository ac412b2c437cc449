import { Button, VisuallyHidden } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import styles from './entry-list.module.css'
import { ENTRY_LIST } from './entry-list.texts.ts'
import { EntryRow } from './entry-row.tsx'
import { moveEntry } from './move.ts'
import { useDragToMove } from './use-drag-to-move.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { useStable } from './use-stable.ts'

type Props<Entry> = {
  entries: Entry[]
  /** The path of the list in its section, so that the entry of a problem can be found. */
  path: string
  onChange: (entries: Entry[]) => void
  /** A lasting id. Without it, the list keeps keys of its own. */
  keyOf?: (entry: Entry) => string
  titleOf: (entry: Entry) => string
  renderEntry: (entry: Entry, onChange: (entry: Entry) => void, index: number) => ReactNode
  makeEntry: () => Entry
  addLabel: string
  max: number
  /** The order of a list that sorts itself: entries cannot be moved, and a new one is on top. */
  sortedBy?: (one: Entry, other: Entry) => number
  /** Shown beside the title. */
  noteOf?: (entry: Entry) => ReactNode
  /** Whether something in an entry is wrong, which its collapsed row says. */
  hasProblem?: (entry: Entry, index: number) => boolean
  /** Why an entry cannot be removed. */
  keptBecause?: (entry: Entry) => string | undefined
  /** Short entries, whose fields are always shown. */
  compact?: boolean
}

type Focus = { key: string; control: 'toggle' | 'up' | 'down' | 'field' }
type Row<Entry> = { key: string; entry: Entry }

/** A list of entries to add, remove, open, and reorder by buttons, keys and dragging. */
export function EntryList<Entry>(props: Props<Entry>) {
  const { entries, onChange, keyOf, titleOf, makeEntry, addLabel, max, sortedBy, compact = false } = props
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const ownKeys = useEntryKeys(entries.length)
  const [announcement, setAnnouncement] = useState('')
  const [focus, setFocus] = useState<Focus | 'add'>()
  const focused = useRef<HTMLElement>(null)
  const rows = entries.map((entry, index) => ({
    entry,
    key: keyOf ? keyOf(entry) : (ownKeys.keys[index] ?? String(index)),
  }))
  // Entries with a problem begin open, so that a link to the problem finds its field.
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ entry }, index) => props.hasProblem?.(entry, index)).map(({ key }) => key)),
  )
  const drag = useDragToMove(list, (from, to) => move(from, to))

  // Moving an element in the DOM takes the focus from it.
  useLayoutEffect(() => {
    if (!focus) return
    const row = [...(list.current?.children ?? [])].find(
      (item) => focus !== 'add' && (item as HTMLElement).dataset.entry === focus.key,
    )
    const target =
      focus === 'add'
        ? add.current
        : row?.querySelector<HTMLElement>(
            focus.control === 'field' ? FIRST_FIELD : `[data-control="${focus.control}"]`,
          )
    target?.focus()
    setFocus(undefined)
  }, [focus])
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus()
    focused.current = null
  })

  const apply = (changed: Row<Entry>[]) => {
    ownKeys.set(changed.map(({ key }) => key))
    onChange(changed.map(({ entry }) => entry))
  }
  /** An entry keeps its place while it is edited: sorting waits until the focus leaves it. */
  const sort = (event: FocusEvent) => {
    const next = event.relatedTarget as HTMLElement | null
    if (!sortedBy || event.currentTarget.contains(next)) return
    const sorted = rows.toSorted((one, other) => sortedBy(one.entry, other.entry))
    if (sorted.every(({ key }, index) => key === rows[index]?.key)) return
    focused.current = next
    apply(sorted)
  }
  const titleAt = (index: number) => titleOf(entries[index]!)

  function move(from: number, to: number, control: Focus['control'] = compact ? 'up' : 'toggle') {
    const title = titleAt(from)
    if (to < 0) return setAnnouncement(ENTRY_LIST.isFirst(title))
    if (to >= rows.length) return setAnnouncement(ENTRY_LIST.isLast(title))
    apply(moveEntry(rows, from, to))
    setFocus({ key: rows[from]!.key, control })
    setAnnouncement(ENTRY_LIST.moved(title, to + 1, rows.length))
  }
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const control = (event.target as HTMLElement).dataset.control as Focus['control'] | undefined
    if (!by || !event.altKey || !control || sortedBy) return
    event.preventDefault()
    move(index, index + by, control)
  }
  const append = () => {
    const entry = makeEntry()
    const key = keyOf ? keyOf(entry) : ownKeys.make()
    apply(sortedBy ? [{ key, entry }, ...rows] : [...rows, { key, entry }])
    setOpened(new Set([...opened, key]))
    setFocus({ key, control: 'field' })
    setAnnouncement(sortedBy ? ENTRY_LIST.addedOnTop : ENTRY_LIST.added)
  }
  const remove = async (key: string, title: string) => {
    const text = ENTRY_LIST.confirmRemove(title)
    // The list may have changed while the question was open.
    if (await dialogs.confirm({ text, confirmLabel: ENTRY_LIST.remove })) actions.removeNow(key, title)
  }
  const removeNow = (key: string, title: string) => {
    const index = rows.findIndex((row) => row.key === key)
    if (index < 0) return
    const others = rows.toSpliced(index, 1)
    const neighbour = others[Math.min(index, others.length - 1)]
    apply(others)
    setFocus(neighbour ? { key: neighbour.key, control: compact ? 'field' : 'toggle' } : 'add')
    setAnnouncement(ENTRY_LIST.removed(title))
  }
  const toggle = (key: string) => {
    const changed = new Set(opened)
    if (!changed.delete(key)) changed.add(key)
    setOpened(changed)
  }
  const actions = useStable({ toggle, move, moveByKey, sort, remove, removeNow, ...drag.pointer })

  const isFull = entries.length >= max
  const addButton = (
    <Actions start>
      <Button
        ref={add}
        variant="default"
        leftSection={<PlusIcon />}
        data-disabled={isFull || undefined}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && append()}
      >
        {addLabel}
      </Button>
      <Text quiet>{isFull ? ENTRY_LIST.full(max) : ENTRY_LIST.count(entries.length, max)}</Text>
    </Actions>
  )
  return (
    <Stack>
      {sortedBy && addButton}
      {entries.length > 0 && (
        <ol ref={list} className={styles.entries} data-dragging={drag.isDragging || undefined}>
          {rows.map(({ entry, key }, index) => {
            const isOpen = compact || opened.has(key)
            return (
              <EntryRow
                key={key}
                id={key}
                path={`${props.path}.${index}`}
                index={index}
                title={titleOf(entry)}
                note={props.noteOf?.(entry)}
                hasProblem={props.hasProblem?.(entry, index) ?? false}
                isOpen={isOpen}
                isCollapsible={!compact}
                isMovable={!sortedBy && entries.length > 1}
                isLast={index === entries.length - 1}
                keptBecause={props.keptBecause?.(entry)}
                style={drag.shift(index)}
                actions={actions}
              >
                {isOpen &&
                  props.renderEntry(
                    entry,
                    (changed) => apply(rows.with(index, { key, entry: changed })),
                    index,
                  )}
              </EntryRow>
            )
          })}
        </ol>
      )}
      {!sortedBy && addButton}
      <VisuallyHidden component="p" role="status">
        {announcement}
      </VisuallyHidden>
    </Stack>
  )
}

const FIRST_FIELD = 'input:not([type=hidden]), textarea, [contenteditable]'
