import type { AttentionItem, PunchDecision } from '@nightshift/shared/kiosk-punches/contract'
import { useRef, useState } from 'react'
import { useFocusInList } from '../../../ui/use-focus-in-list.ts'
import styles from './attention.module.css'
import { ATTENTION } from './attention.texts.ts'
import { AttentionCard } from './attention-card.tsx'
import { nameOf } from './attention-words.ts'
import { DiscardWindow } from './discard-window.tsx'
import { useDecidePunch } from './use-attention.ts'

type Props = { items: AttentionItem[]; timeZone: string }

/** The punches that wait for a decision. One is decided at a time. */
export function AttentionList({ items, timeZone }: Props) {
  const { decide, deciding } = useDecidePunch()
  const [discardKey, setDiscardKey] = useState<string>()
  // Undefined, and its window closed, once it is decided, also by somebody else.
  const discarded = items.find(({ key }) => key === discardKey)
  const [done, setDone] = useState('')

  async function save(item: AttentionItem, decision: PunchDecision, words: string) {
    setDone('')
    if (await decide(item.key, decision)) setDone(words)
  }
  return (
    <>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {items.length > 0 && (
        <Cards
          items={items}
          timeZone={timeZone}
          deciding={deciding}
          onDecide={(item, decision, what) => save(item, decision, ATTENTION.decided(what, nameOf(item)))}
          onDiscard={({ key }) => setDiscardKey(key)}
        />
      )}
      {discarded && (
        <DiscardWindow
          name={nameOf(discarded)}
          busy={deciding !== undefined}
          onDiscard={(reason) => save(discarded, { discard: reason }, ATTENTION.discarded(nameOf(discarded)))}
          onClose={() => setDiscardKey(undefined)}
        />
      )}
    </>
  )
}

type CardsProps = Props & {
  deciding: ReturnType<typeof useDecidePunch>['deciding']
  onDecide: (item: AttentionItem, decision: PunchDecision, what: string) => void
  onDiscard: (item: AttentionItem) => void
}

function Cards({ items, onDecide, onDiscard, ...common }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    items.map(({ key }) => key),
    'h2',
  )
  return (
    <ul ref={list} className={styles.list} aria-label={ATTENTION.scans} onFocus={onFocus}>
      {items.map((item) => (
        <li key={item.key} data-item={item.key} className={styles.item}>
          <AttentionCard
            {...common}
            item={item}
            onDecide={(decision, what) => onDecide(item, decision, what)}
            onDiscard={() => onDiscard(item)}
          />
        </li>
      ))}
    </ul>
  )
}
