import { Button, VisuallyHidden } from '@mantine/core'
import { mayDecideFor } from '@nightshift/shared/access'
import { formatDateTime } from '@nightshift/shared/time'
import type { WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { useId } from 'react'
import { DataTable } from '../../../../kit/data-table.tsx'
import { Text } from '../../../../kit/layout.tsx'
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
      <PersonPhoto photo={request.person.photo} name={name} size={PHOTO} />
      <div>
        {/* Gets the focus when the item before it is decided: a button there could be pressed twice. */}
        <h2 id={id} tabIndex={-1} className={attention.name}>
          {name}
        </h2>
        <p className={attention.why}>
          <strong>{DECIDE.kinds[request.timeEntryId === null ? 'forgot' : 'wrong']}</strong>{' '}
          {DECIDE.asked(formatDateTime(request.createdAt, timeZone))}
        </p>
      </div>
      <div className={attention.rest}>
        <div className={styles.facts}>
          <CompareTable name={name} rows={compareRows(request, timeZone)} />
          <p className={styles.note} data-empty={!request.note || undefined}>
            {request.note || DECIDE.noNote}
          </p>
        </div>
        {hintsOf({ mayDecide, isDeleted, isHeld, isLocked: request.isLocked }).map((hint) => (
          <Text key={hint} quiet>
            {DECIDE.hints[hint]}
          </Text>
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
      </div>
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
    <div>
      <DataTable
        neverCards
        label={DECIDE.compare(name)}
        rows={rows}
        keyOf={({ label }) => label}
        columns={[
          { label: DECIDE.compare(name), head: '', value: ({ label }) => label },
          ...(hasNow ? [{ label: DECIDE.now, value: ({ now }: CompareRow) => now }] : []),
          {
            label: DECIDE.wanted,
            value: ({ wanted, changed }) => (
              <span className={changed ? styles.changed : undefined}>
                {wanted}
                {changed && <VisuallyHidden>, {DECIDE.changed}</VisuallyHidden>}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
