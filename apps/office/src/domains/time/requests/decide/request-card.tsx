import { Button, VisuallyHidden } from '@mantine/core'
import { mayDecideFor } from '@nightshift/shared/access'
import { formatDateTime } from '@nightshift/shared/time'
import type { WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { DataTable } from '../../../../kit/data-table.tsx'
import { Text } from '../../../../kit/layout.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import styles from '../../attention/waiting.module.css'
import { WaitingCard } from '../../attention/waiting-card.tsx'
import { type CompareRow, compareRows, wantedPosition } from './compare-rows.ts'
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

export const nameOf = ({ person }: WaitingRequest) => `${person.firstName} ${person.lastName}`

/** A request that waits: both versions of the shift, what the person says, and what can be done. */
export function RequestCard({ request, timeZone, deciding, onApply, onChange, onDecline }: Props) {
  const mayDecide = mayDecideFor(useMe(), request.person.id)
  const name = nameOf(request)
  const isDeciding = deciding === request.id
  const isDeleted = request.timeEntryId !== null && !request.entry
  const isHeld = wantedPosition(request) !== undefined
  return (
    <WaitingCard
      name={name}
      photo={request.person.photo}
      why={
        <>
          <strong>{DECIDE.kinds[request.timeEntryId === null ? 'forgot' : 'wrong']}</strong>{' '}
          {DECIDE.asked(formatDateTime(request.createdAt, timeZone))}
        </>
      }
      isBusy={isDeciding}
      actions={
        mayDecide && (
          <>
            {!isDeleted && isHeld && (
              <Button
                variant="default"
                disabled={deciding !== undefined && !isDeciding}
                aria-busy={isDeciding}
                onClick={onApply}
              >
                {DECIDE.apply}
              </Button>
            )}
            {!isDeleted && request.positions.length > 0 && (
              <Button variant="subtle" color="gray" disabled={deciding !== undefined} onClick={onChange}>
                {DECIDE.change}
              </Button>
            )}
            <Button variant="subtle" color="gray" disabled={deciding !== undefined} onClick={onDecline}>
              {DECIDE.decline}
            </Button>
          </>
        )
      }
    >
      {request.note ? <p className={styles.note}>{request.note}</p> : <Text quiet>{DECIDE.noNote}</Text>}
      <CompareTable name={name} rows={compareRows(request, timeZone)} />
      {hintsOf({ mayDecide, isDeleted, isHeld, isLocked: request.isLocked }).map((hint) => (
        <Text key={hint} quiet>
          {DECIDE.hints[hint]}
        </Text>
      ))}
    </WaitingCard>
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
