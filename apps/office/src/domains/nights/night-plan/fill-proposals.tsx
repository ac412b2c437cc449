import { Badge, Checkbox } from '@mantine/core'
import type { FillProposals } from '@nightshift/shared/nights/night-plan/contract'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import styles from './night-planner.module.css'
import { nameOf, type PlanIndex } from './plan-index.ts'

export type Proposal = FillProposals['proposals'][number]

export const keyOf = ({ night, positionId, userId }: Proposal) => `${night} ${positionId} ${userId}`

/** Ticks these proposals, or takes their ticks off. */
function withTicks(unticked: ReadonlySet<string>, proposals: Proposal[], ticked: boolean) {
  const next = new Set(unticked)
  for (const proposal of proposals)
    if (ticked) next.delete(keyOf(proposal))
    else next.add(keyOf(proposal))
  return next
}

type Props = {
  index: PlanIndex
  fill: FillProposals
  unticked: ReadonlySet<string>
  onUnticked: (unticked: ReadonlySet<string>) => void
}

/** The proposals by night and position, each with its reason, and what stays open. */
export function FillProposalList({ index, fill, unticked, onUnticked }: Props) {
  const proposed = groupBy(fill.proposals, ({ night }) => night)
  const unfilled = groupBy(fill.unfilled, ({ night }) => night)
  const nights = index.plan.nights.filter(({ date }) => proposed.has(date) || unfilled.has(date))
  const tick = (proposals: Proposal[], ticked: boolean) => onUnticked(withTicks(unticked, proposals, ticked))
  return (
    <List long>
      {nights.map(({ date, label }) => (
        <li key={date}>
          <NightTick label={label} unticked={unticked} proposals={proposed.get(date) ?? []} onTick={tick} />
          <List>
            {byPosition(index, proposed.get(date) ?? []).map((proposal) => {
              const { userId, positionId, nightsBefore, chosenFrom } = proposal
              const name = nameOf(index.people.get(userId)!)
              const position = index.positions.get(positionId)?.name ?? ''
              return (
                <Item
                  key={keyOf(proposal)}
                  before={
                    <Checkbox
                      aria-label={NIGHT_PLAN.proposed(name, position, label)}
                      checked={!unticked.has(keyOf(proposal))}
                      onChange={({ currentTarget }) => tick([proposal], currentTarget.checked)}
                    />
                  }
                  title={name}
                  about={position}
                >
                  <Text quiet>{NIGHT_PLAN.fillReason(nightsBefore, chosenFrom)}</Text>
                  {index.isYoungPastCurfew(proposal) && (
                    <Badge variant="light" color="yellow">
                      {NIGHT_PLAN.youngPastCurfew}
                    </Badge>
                  )}
                </Item>
              )
            })}
          </List>
          {unfilled.has(date) && (
            <Text tone="warn">
              <strong>{NIGHT_PLAN.unfilled}</strong>{' '}
              {unfilled
                .get(date)!
                .map(({ positionId, missing }) =>
                  NIGHT_PLAN.unfilledAt(index.positions.get(positionId)?.name ?? '', missing),
                )
                .join(', ')}
            </Text>
          )}
        </li>
      ))}
    </List>
  )
}

type TickProps = {
  label: string
  proposals: Proposal[]
  unticked: ReadonlySet<string>
  onTick: (proposals: Proposal[], ticked: boolean) => void
}

/** All proposals of a night at once. */
function NightTick({ label, proposals, unticked, onTick }: TickProps) {
  const ticked = proposals.filter((proposal) => !unticked.has(keyOf(proposal))).length
  return (
    <div className={styles.proposed}>
      {proposals.length > 0 && (
        <Checkbox
          aria-label={NIGHT_PLAN.allOfNight(label)}
          checked={ticked === proposals.length}
          indeterminate={ticked > 0 && ticked < proposals.length}
          onChange={({ currentTarget }) => onTick(proposals, currentTarget.checked)}
        />
      )}
      <h3>{label}</h3>
    </div>
  )
}

/** In the order of the screen behind. */
function byPosition(index: PlanIndex, proposals: Proposal[]) {
  const order = [...index.positions.keys()]
  return proposals.toSorted((one, other) => order.indexOf(one.positionId) - order.indexOf(other.positionId))
}
