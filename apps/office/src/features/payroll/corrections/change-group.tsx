import { changedFields, isOnlyId } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { ChangeCard } from './change-card.tsx'
import styles from './corrections.module.css'
import { CORRECTIONS } from './corrections.texts.ts'

type Props = {
  changes: [ChangedEntry, ...ChangedEntry[]]
  timeZone: string
  onOpen: (id: number) => void
}

/** The changes of a person with one cause. Another Paychex ID is a line, however many entries it is about. */
export function ChangeGroup({ changes, timeZone, onOpen }: Props) {
  const [first] = changes
  const { user, state } = first
  const name = `${user.firstName} ${user.lastName}`
  if (isOnlyId(first))
    return (
      <p className={styles.cause}>
        <strong>{name}</strong> {idText(changes)}
      </p>
    )
  const fields = changedFields(first).map((field) => CORRECTIONS.fields[field])
  const cause = state === 'paid' ? fields.join(', ') : CORRECTIONS.states[state]
  return (
    <>
      {changes.length > 1 && (
        <p className={styles.cause}>
          <strong>{name}</strong> {CORRECTIONS.cause(changes.length, cause)}
        </p>
      )}
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} timeZone={timeZone} onOpen={() => onOpen(change.id)} />
      ))}
    </>
  )
}

/** From which Paychex ID to which, of how many entries. */
export const idText = (changes: [ChangedEntry, ...ChangedEntry[]]) => {
  const [{ before, after }] = changes
  return CORRECTIONS.anotherId(before!.paychexId, after!.paychexId, changes.length)
}
