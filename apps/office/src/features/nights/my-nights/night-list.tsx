import { type MyNight, REASON_MAX } from '@nightshift/shared/nights/my-nights/contract'
import { canDecline } from '@nightshift/shared/nights/night-plan/call-time'
import { hoursText, nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { MY_NIGHTS } from './my-nights.texts.ts'
import { NightCard } from './night-card.tsx'
import styles from './night-list.module.css'
import { markOf } from './night-marks.ts'
import { useMyNights } from './use-my-nights.ts'

/** My nights as cards, each with its answer. */
export function NightList() {
  const { timeZone } = useFestival()
  const { data, error, refetch, firstSeen, say, isBusy } = useMyNights()
  const [askedId, setAskedId] = useState<number>()
  const now = useNow()
  useFailureAlert(error, MY_NIGHTS.loadFailed)
  if (!data)
    return error ? (
      <NoticeState part title={STATES.failedTitle} text={MY_NIGHTS.loadFailed}>
        <StateAction label={STATES.retry} onClick={refetch} />
      </NoticeState>
    ) : (
      <Loading />
    )
  const isOver = ({ endsAt }: MyNight) => new Date(endsAt).getTime() <= now
  const coming = data.nights.filter((night) => !isOver(night))
  // As it is published now: what was typed can be sent again when the night has changed meanwhile.
  const asked = coming.find(
    ({ placeId, isCancelled, isCalledOff }) => placeId === askedId && !isCancelled && !isCalledOff,
  )
  const isInTime = ({ callAt }: MyNight) => canDecline(new Date(now), new Date(callAt), data.declineHours)
  return (
    <>
      {coming.length > 0 ? (
        <ul className={styles.nights} aria-label={MY_NIGHTS.list}>
          {coming.map((night) => (
            <NightCard
              key={night.placeId}
              night={night}
              mark={markOf(night, firstSeen)}
              timeZone={timeZone}
              isInTime={isInTime(night)}
              busy={isBusy(night)}
              onSay={(reply) => say({ night, reply: { answer: reply, sequence: night.sequence } })}
              onAsk={() => setAskedId(night.placeId)}
            />
          ))}
        </ul>
      ) : (
        <NoticeState part title={MY_NIGHTS.empty} text={MY_NIGHTS.emptyText} />
      )}
      <EarlierNights
        nights={data.nights.filter((night) => isOver(night) && !night.isCalledOff)}
        timeZone={timeZone}
      />
      {asked && (
        <ReasonDialog
          {...(isInTime(asked)
            ? { title: MY_NIGHTS.cannotTitle(nightText(asked.night)), text: MY_NIGHTS.cannotText }
            : { title: MY_NIGHTS.helpTitle(nightText(asked.night)), text: MY_NIGHTS.helpText })}
          label={MY_NIGHTS.reason}
          missing={MY_NIGHTS.reasonMissing}
          maxLength={REASON_MAX}
          cancel={MY_NIGHTS.cancel}
          action={MY_NIGHTS.send}
          busy={isBusy(asked)}
          onClose={() => setAskedId(undefined)}
          onGive={(reason) =>
            say(
              {
                night: asked,
                reply: { answer: isInTime(asked) ? 'declined' : 'help', reason, sequence: asked.sequence },
              },
              () => setAskedId(undefined),
            )
          }
        />
      )}
    </>
  )
}

/** My nights of the season that are over, the latest first. */
function EarlierNights({ nights, timeZone }: { nights: MyNight[]; timeZone: string }) {
  if (!nights.length) return null
  return (
    <details className={styles.earlier}>
      <summary>{MY_NIGHTS.earlier(nights.length)}</summary>
      <ul aria-label={MY_NIGHTS.earlierList}>
        {nights.toReversed().map((night) => (
          <li key={night.placeId}>
            <strong>{nightText(night.night)}</strong>
            <span>
              {placeText(night)}, {night.eventName}
            </span>
            <span className={styles.hours}>{hoursText(night, timeZone)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
