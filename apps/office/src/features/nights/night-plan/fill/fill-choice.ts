import type { FillProposals } from '@nightshift/shared/nights/night-plan/contract'

export type Proposal = FillProposals['proposals'][number]

export const keyOf = ({ night, positionId, userId }: Proposal) => `${night} ${positionId} ${userId}`

/** Ticks these proposals, or takes their ticks off. */
export function withTicks(unticked: ReadonlySet<string>, proposals: Proposal[], ticked: boolean) {
  const next = new Set(unticked)
  for (const proposal of proposals)
    if (ticked) next.delete(keyOf(proposal))
    else next.add(keyOf(proposal))
  return next
}
