import { Badge, Button } from '@mantine/core'
import type { MyNight } from '@nightshift/shared/nights/my-nights/contract'
import { nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { Actions } from '../../../kit/layout.tsx'
import styles from './my-nights.module.css'
import { MY_NIGHTS } from './my-nights.texts.ts'
import type { NightMark } from './night-marks.ts'

type Props = {
  night: MyNight
  mark: NightMark | undefined
  timeZone: string
  /** Whether one can still decline by oneself. */
  isInTime: boolean
  /** Whether an answer about this night is being saved. */
  busy: boolean
  onSay: (answer: 'confirmed' | null) => void
  /** Says that one cannot make it. */
  onAsk: () => void
}

/** A night of mine: where and when, what is new about it, and what I say to it. */
export function NightCard({ night, mark, timeZone, isInTime, busy, onSay, onAsk }: Props) {
  const id = useId()
  const card = useRef<HTMLLIElement>(null)
  const hadFocus = useRef(false)
  const { answer, answerReason } = night
  const isOff = night.isCancelled || night.isCalledOff
  // An answer replaces the buttons. The next one could be pressed twice, so the card gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer changes
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) card.current?.focus()
  }, [answer])
  const noon = `${night.night}T12:00:00Z`
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={styles.night}
      data-mark={mark}
      aria-labelledby={id}
      onFocus={() => {
        hadFocus.current = true
      }}
    >
      <p id={id} className={styles.date}>
        <span>{formatInZone(noon, 'EEE', 'UTC')}</span> <strong>{formatInZone(noon, 'MMM d', 'UTC')}</strong>
      </p>
      <div className={styles.where}>
        <p>
          {placeText(night)}
          {mark && (
            <Badge variant="light" component="span" color={mark === 'cancelled' ? 'red' : 'yellow'}>
              {MY_NIGHTS.marks[mark]}
            </Badge>
          )}
        </p>
        <p>{night.eventName}</p>
        {isOff ? (
          <p>{night.isCancelled ? MY_NIGHTS.cancelled : MY_NIGHTS.calledOff}</p>
        ) : (
          <p>
            <strong>{MY_NIGHTS.call(formatClock(night.callAt, timeZone))}</strong>{' '}
            {MY_NIGHTS.until(formatClock(night.endsAt, timeZone))}
          </p>
        )}
      </div>
      {!isOff && (
        <>
          <div className={styles.answer} data-answer={answer ?? undefined}>
            {answer && (
              <p>
                {answer === 'confirmed' && <CheckIcon />}
                {MY_NIGHTS.answers[answer]}
              </p>
            )}
            {answerReason && <p>{MY_NIGHTS.reasonOf(answerReason)}</p>}
            {!isInTime && !isUnable(night) && <p>{MY_NIGHTS.late}</p>}
          </div>
          <Answers night={night} isInTime={isInTime} busy={busy} onSay={onSay} onAsk={onAsk} />
        </>
      )}
    </li>
  )
}

type AnswersProps = Pick<Props, 'night' | 'isInTime' | 'busy' | 'onSay' | 'onAsk'>

/** What one can still say to it. */
function Answers({ night, isInTime, busy, onSay, onAsk }: AnswersProps) {
  const action = (label: string, onClick: () => void, isMain = false) => (
    <Button
      key={label}
      variant={isMain ? 'filled' : 'default'}
      aria-label={MY_NIGHTS.about(label, nightText(night.night))}
      aria-busy={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <Actions>
      {night.answer === null && action(MY_NIGHTS.confirm, () => onSay('confirmed'), true)}
      {isUnable(night) && !isInTime && action(MY_NIGHTS.afterAll, () => onSay('confirmed'))}
      {night.answer !== null && isInTime && action(MY_NIGHTS.undo, () => onSay(null))}
      {!isUnable(night) && action(isInTime ? MY_NIGHTS.cannot : MY_NIGHTS.help, onAsk)}
    </Actions>
  )
}

const isUnable = ({ answer }: MyNight) => answer === 'declined' || answer === 'help'
