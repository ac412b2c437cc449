import { Button } from '@mantine/core'
import { MOST_AT_ONCE } from '@nightshift/shared/time/timeclock/bulk-edit'
import type { ChangeEvent } from 'react'
import { BULK } from './bulk-edit.texts.ts'
import type { BulkKind } from './bulk-form.ts'
import type { RowSelection } from './selection.ts'
import styles from './selection-bar.module.css'

type Props = {
  selection: RowSelection
  /** On a phone, whether the cards show their check boxes. */
  selecting?: { on: boolean; toggle: () => void }
  /** What was just done to the selected entries. */
  done?: string
  onChoose: (kind: BulkKind) => void
}

const KINDS: BulkKind[] = ['end', 'position', 'note']

/**
 * What can be done with the selected entries. At the foot of the screen, or always there on a phone, so that the list
 * does not move under the pointer.
 */
export function SelectionBar({ selection, selecting, done, onChoose }: Props) {
  const count = selection.rows.length
  const tooMany = count > MOST_AT_ONCE
  const words = tooMany ? `${BULK.selected(count)}. ${BULK.tooMany}` : BULK.selected(count)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that shows
    <div
      role="group"
      aria-label={BULK.bar}
      className={styles.bar}
      data-active={count > 0 || done !== undefined || undefined}
    >
      {selecting && (
        <Button variant="default" aria-pressed={selecting.on} onClick={selecting.toggle}>
          {BULK.select}
        </Button>
      )}
      <p role="status" className={styles.count}>
        {[count > 0 ? words : BULK.none, done].filter(Boolean).join('. ')}
      </p>
      {count > 0 && (
        <>
          {KINDS.map((kind) => (
            <Button key={kind} variant="default" disabled={tooMany} onClick={() => onChoose(kind)}>
              {BULK.actions[kind]}
            </Button>
          ))}
          <Button variant="subtle" color="gray" onClick={selection.clear}>
            {BULK.clear}
          </Button>
        </>
      )}
    </div>
  )
}

type SelectBoxProps = {
  label: string
  checked: boolean
  /** Some of the rows are chosen, for the box of all. */
  some?: boolean
  /** `range`: with the Shift key. */
  onToggle: (range: boolean) => void
}

/** A check box with a large target. React reports its click, which knows the Shift key. */
export function SelectBox({ label, checked, some = false, onToggle }: SelectBoxProps) {
  const toggle = ({ nativeEvent }: ChangeEvent) => onToggle((nativeEvent as MouseEvent).shiftKey === true)
  return (
    <label className={styles.target}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={toggle}
      />
    </label>
  )
}
