import { Button, VisuallyHidden } from '@mantine/core'
import { mayDecideFor } from '@nightshift/shared/access'
import { formatDateTime } from '@nightshift/shared/time'
import type { WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { useId } from 'react'
import { PersonPhoto } from '../../../../ui/person-photo/person-photo.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import attention from '../../attention/attention.module.css'
import { type CompareRow, compareRows, wantedPosition } from './compare-rows.ts'
import styles from './decide-request.module.css'
import { DECIDE } from './decide-request.texts.ts'

type Props = {
  request: WaitingRequest
  timeZone: string
  /** The id of the request whose decision is being saved. */
  deciding: number | undefined
  onApply: () => void
  onChange: () => void
  onDecline: () => void
}

const PHOTO = 56

export const nameOf = ({ person }: WaitingRequest) => `${person.firstName} ${person.lastName}`

/** A request that waits: both versions of the shift, what the person says, and what can be done. */
export function RequestCard({ request, timeZone, deciding, onApply, onChange, onDecline }: Props) {
  const id = useId()
  const mayDecide = mayDecideFor(useMe(), request.person.id)
  const name = nameOf(request)
  const isDeciding = deciding === request.id
  const isDeleted = request.timeEntryId !== null && !request.entry
  const isHeld = wantedPosition(request) !== undefined
  return (
    <article className={attention.card} aria-labelledby={id} aria-busy={isDeciding}>
      <div className={attention.photo}>
        <PersonPhoto photo={request.person.photo} name={name} size={PHOTO} />
      </div>
      <div className={attention.who}>
        {/* Gets the focus when the item before it is decided: a button there could be pressed twice. */}
        <h2 id={id} tabIndex={-1} className={attention.name}>
          {name}
        </h2>
        <p className={attention.why}>
          <strong>{DECIDE.kinds[request.timeEntryId === null ? 'forgot' : 'wrong']}</strong>{' '}
          {DECIDE.asked(formatDateTime(request.createdAt, timeZone))}
        </p>
      </div>
      <div className={styles.facts}>
        <CompareTable name={name} rows={compareRows(request, timeZone)} />
        <p className={styles.note} data-empty={!request.note || undefined}>
          {request.note || DECIDE.noNote}
        </p>
      </div>
      {hintsOf({ mayDecide, isDeleted, isHeld, isLocked: request.isLocked }).map((hint) => (
        <p key={hint} className={attention.hint}>
          {DECIDE.hints[hint]}
        </p>
      ))}
      {mayDecide && (
        <div className={attention.actions}>
          {!isDeleted && isHeld && (
            <Button
              className={attention.action}
              disabled={deciding !== undefined && !isDeciding}
              aria-busy={isDeciding}
              data-pending={isDeciding || undefined}
              onClick={onApply}
            >
              {DECIDE.apply}
            </Button>
          )}
          {!isDeleted && request.positions.length > 0 && (
            <Button
              variant="default"
              className={attention.action}
              disabled={deciding !== undefined}
              onClick={onChange}
            >
              {DECIDE.change}
            </Button>
          )}
          <Button
            variant="default"
            className={attention.action}
            disabled={deciding !== undefined}
            onClick={onDecline}
          >
            {DECIDE.decline}
          </Button>
        </div>
      )}
    </article>
  )
}

type Facts = { mayDecide: boolean; isDeleted: boolean; isHeld: boolean; isLocked: boolean }

/** Why this cannot be applied as it is. */
function hintsOf({ mayDecide, isDeleted, isHeld, isLocked }: Facts): (keyof typeof DECIDE.hints)[] {
  if (!mayDecide) return ['own']
  if (isDeleted) return ['deleted']
  return [...(isHeld ? [] : ['notHeld' as const]), ...(isLocked ? ['locked' as const] : [])]
}

/** Both versions side by side; what differs is marked. A missing shift has one version only. */
function CompareTable({ name, rows }: { name: string; rows: CompareRow[] }) {
  const hasNow = rows.some(({ now }) => now !== undefined)
  return (
    <table className={styles.compare} aria-label={DECIDE.compare(name)}>
      <thead>
        <tr>
          <td />
          {hasNow && <th scope="col">{DECIDE.now}</th>}
          <th scope="col">{DECIDE.wanted}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, wanted, changed }) => (
          <tr key={label} data-changed={changed || undefined}>
            <th scope="row">{label}</th>
            {hasNow && <td>{now}</td>}
            <td>
              <span className={styles.wanted}>{wanted}</span>
              {changed && <VisuallyHidden>, {DECIDE.changed}</VisuallyHidden>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
