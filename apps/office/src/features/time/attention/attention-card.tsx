import { Button } from '@mantine/core'
import type { AttentionItem, PunchDecision } from '@nightshift/shared/kiosk/offline-punches/contract'
import { REVIEW_TITLES } from '@nightshift/shared/kiosk/offline-punches/words'
import { useId } from 'react'
import { Facts } from '../../../kit/facts.tsx'
import { Text } from '../../../kit/layout.tsx'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import styles from './attention.module.css'
import { ATTENTION } from './attention.texts.ts'
import { kioskText, nameOf, proposalText, serverHolds } from './attention-words.ts'

type Props = {
  item: AttentionItem
  timeZone: string
  /** The decision that is being saved, of any item. */
  deciding: { key: string; decision: PunchDecision } | undefined
  /** `what` is the decision in words. */
  onDecide: (decision: PunchDecision, what: string) => void
  onDiscard: () => void
}

const PHOTO = 56

/** A punch that waits: what the kiosk recorded, why it waits, what the server holds, and what can be done. */
export function AttentionCard({ item, timeZone, deciding, onDecide, onDiscard }: Props) {
  const id = useId()
  const now = new Date()
  const name = nameOf(item)
  const title = REVIEW_TITLES[item.reason]
  const isDeciding = deciding?.key === item.key
  const pending = deciding && JSON.stringify(deciding.decision)
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={isDeciding}>
      <PersonPhoto photo={item.person?.photo ?? null} name={name} size={PHOTO} />
      <div>
        {/* Gets the focus when the item before it is decided: a button there could be pressed twice. */}
        <h2 id={id} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <p className={styles.why}>
          {title !== name && <strong>{title}</strong>} {ATTENTION.reasons[item.reason]}
        </p>
      </div>
      <div className={styles.rest}>
        <Facts
          words
          facts={[
            { label: ATTENTION.kioskText, value: kioskText(item, now, timeZone) },
            { label: ATTENTION.serverHolds, value: serverHolds(item, now, timeZone) },
          ]}
        />
        {item.proposals.length === 0 && <Text quiet>{ATTENTION.noProposal}</Text>}
        <div className={styles.actions}>
          {item.proposals.map((proposal, index) => {
            const decision = { proposal }
            const words = proposalText(proposal, item, now, timeZone)
            const isPending = isDeciding && pending === JSON.stringify(decision)
            return (
              <Button
                key={words}
                variant={index === 0 ? 'filled' : 'default'}
                className={styles.action}
                disabled={deciding !== undefined && !isPending}
                aria-busy={isPending}
                data-pending={isPending || undefined}
                onClick={() => onDecide(decision, words)}
              >
                {words}
              </Button>
            )
          })}
          <Button
            variant="default"
            className={styles.action}
            disabled={deciding !== undefined}
            onClick={onDiscard}
          >
            {ATTENTION.discard}
          </Button>
        </div>
      </div>
    </article>
  )
}
