import { Button } from '@mantine/core'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import {
  ATTENTION_PAGE,
  type AttentionItem,
  type PunchDecision,
} from '@nightshift/shared/kiosk/offline-punches/contract'
import { useRef, useState } from 'react'
import { Actions, Text } from '../../../kit/layout.tsx'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useFocusInList } from '../../../kit/use-focus-in-list.ts'
import { useCall } from '../../../lib/calls.ts'
import { ATTENTION } from './attention.texts.ts'
import { AttentionCard } from './attention-card.tsx'
import { nameOf } from './attention-words.ts'
import styles from './waiting.module.css'

/** What both reasons have in common. */
const ASKED = {
  label: ATTENTION.reason,
  missing: ATTENTION.reasonMissing,
  maxLength: 500,
  cancel: ATTENTION.cancel,
}

type Props = { items: AttentionItem[]; timeZone: string }

/** The punches that wait for a decision, those of revoked kiosks apart. One is decided at a time. */
export function AttentionList({ items, timeZone }: Props) {
  const decide = useCall(KIOSK_PUNCHES_CALLS.decide, ATTENTION.decideFailed)
  const discardAll = useCall(KIOSK_PUNCHES_CALLS.discard, ATTENTION.decideFailed)
  const deciding = decide.inputs && { key: String(decide.inputs.params.key), decision: decide.inputs.body }
  // When somebody else has decided it, its dialog stays with what was typed, and the server says so.
  const [discarded, setDiscarded] = useState<AttentionItem>()
  const [emptied, setEmptied] = useState<AttentionItem['kiosk']>()
  const ofRevoked = items.filter(({ kiosk }) => kiosk.isRevoked)
  const revoked = new Map(ofRevoked.map(({ kiosk }) => [kiosk.id, kiosk]))
  const [done, setDone] = useState('')

  async function save(item: AttentionItem, decision: PunchDecision, words: string) {
    setDone('')
    if (decide.isPending) return
    const decided = await decide({ params: { key: item.key }, body: decision })
    if (decided === undefined) return
    setDiscarded(undefined)
    setDone(words)
  }
  async function empty(kiosk: AttentionItem['kiosk'], discard: string) {
    setDone('')
    const emptying = await discardAll({ body: { kioskId: kiosk.id, discard } })
    if (!emptying) return
    setEmptied(undefined)
    setDone(ATTENTION.discardedAll(emptying.count, kiosk.name))
  }
  const cards = {
    timeZone,
    deciding,
    onDecide: (item: AttentionItem, decision: PunchDecision, what: string) =>
      save(item, decision, ATTENTION.decided(what, nameOf(item))),
    onDiscard: setDiscarded,
  }
  return (
    <>
      <Text quiet status>
        {done}
      </Text>
      {items.length > ofRevoked.length && (
        <Cards {...cards} title={ATTENTION.scans} items={items.filter(({ kiosk }) => !kiosk.isRevoked)} />
      )}
      {ofRevoked.length > 0 && (
        <>
          <Actions>
            {[...revoked.values()].map((kiosk) => (
              <Button key={kiosk.id} variant="default" onClick={() => setEmptied(kiosk)}>
                {ATTENTION.discardAll(kiosk.name)}
              </Button>
            ))}
          </Actions>
          <Cards {...cards} title={ATTENTION.ofRevoked} items={ofRevoked} />
        </>
      )}
      {items.length >= ATTENTION_PAGE && <Text quiet>{ATTENTION.onlyFirst(items.length)}</Text>}
      {emptied && (
        <ReasonDialog
          {...ASKED}
          title={ATTENTION.discardAllTitle(emptied.name)}
          text={ATTENTION.discardAllText}
          action={ATTENTION.discardScans}
          busy={discardAll.isPending}
          onGive={(reason) => empty(emptied, reason)}
          onClose={() => setEmptied(undefined)}
        />
      )}
      {discarded && (
        <ReasonDialog
          {...ASKED}
          title={ATTENTION.discardTitle(nameOf(discarded))}
          text={ATTENTION.discardText}
          action={ATTENTION.discardScan}
          busy={deciding !== undefined}
          onGive={(reason) => save(discarded, { discard: reason }, ATTENTION.discarded(nameOf(discarded)))}
          onClose={() => setDiscarded(undefined)}
        />
      )}
    </>
  )
}

type CardsProps = Props & {
  title: string
  deciding: { key: string; decision: PunchDecision } | undefined
  onDecide: (item: AttentionItem, decision: PunchDecision, what: string) => void
  onDiscard: (item: AttentionItem) => void
}

function Cards({ title, items, onDecide, onDiscard, ...common }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    items.map(({ key }) => key),
    'h2',
  )
  return (
    <ul ref={list} className={styles.list} aria-label={title} onFocus={onFocus}>
      {items.map((item) => (
        <li key={item.key} data-item={item.key}>
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
