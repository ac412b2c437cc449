import { Button } from '@mantine/core'
import type { AttentionItem, PunchDecision } from '@nightshift/shared/kiosk/offline-punches/contract'
import { REVIEW_TITLES } from '@nightshift/shared/kiosk/offline-punches/words'
import { Facts } from '../../../kit/facts.tsx'
import { Text } from '../../../kit/layout.tsx'
import { ATTENTION } from './attention.texts.ts'
import { kioskText, nameOf, proposalText, serverHolds } from './attention-words.ts'
import { WaitingCard } from './waiting-card.tsx'

type Props = {
  item: AttentionItem
  timeZone: string
  /** The decision that is being saved, of any item. */
  deciding: { key: string; decision: PunchDecision } | undefined
  /** `what` is the decision in words. */
  onDecide: (decision: PunchDecision, what: string) => void
  onDiscard: () => void
}

/** A punch that waits: what the kiosk recorded, why it waits, what the server holds, and what can be done. */
export function AttentionCard({ item, timeZone, deciding, onDecide, onDiscard }: Props) {
  const now = new Date()
  const name = nameOf(item)
  const title = REVIEW_TITLES[item.reason]
  const isDeciding = deciding?.key === item.key
  const pending = deciding && JSON.stringify(deciding.decision)
  return (
    <WaitingCard
      name={name}
      photo={item.person?.photo ?? null}
      why={
        <>
          {title !== name && <strong>{title}</strong>} {ATTENTION.reasons[item.reason]}
        </>
      }
      isBusy={isDeciding}
      actions={
        <>
          {item.proposals.map((proposal) => {
            const decision = { proposal }
            const words = proposalText(proposal, item, now, timeZone)
            const isPending = isDeciding && pending === JSON.stringify(decision)
            return (
              <Button
                key={words}
                variant="default"
                disabled={deciding !== undefined && !isPending}
                aria-busy={isPending}
                onClick={() => onDecide(decision, words)}
              >
                {words}
              </Button>
            )
          })}
          <Button variant="subtle" color="gray" disabled={deciding !== undefined} onClick={onDiscard}>
            {ATTENTION.discard}
          </Button>
        </>
      }
    >
      <Facts
        words
        facts={[
          { label: ATTENTION.kioskText, value: kioskText(item, now, timeZone) },
          { label: ATTENTION.serverHolds, value: serverHolds(item, now, timeZone) },
        ]}
      />
      {item.proposals.length === 0 && <Text quiet>{ATTENTION.noProposal}</Text>}
    </WaitingCard>
  )
}
