import { type MyNight, REASON_MAX } from '@nightshift/shared/nights/my-nights/contract'
import { canDecline } from '@nightshift/shared/nights/night-plan/call-time'
import { hoursText, nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useState } from 'react'
import { Fold } from '../../../kit/fold.tsx'
import { Item, List } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { ReasonDialog } from '../../../kit/reason-dialog.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './my-nights.module.css'
import { MY_NIGHTS } from './my-nights.texts.ts'
import { NightCard } from './night-card.tsx'
import { markOf } from './night-marks.ts'
import { useMyNights } from './use-my-nights.ts'

/** My nights, each with its answer. */
export function NightList() {
  const { data, error, refetch, ...state } = useMyNights()
  return (
    <Loaded query={{ data, error, refetch }} failed={MY_NIGHTS.loadFailed} empty="never">
      {(loaded) => <Nights {...loaded} {...state} />}
    </Loaded>
  )
}

type State = ReturnType<typeof useMyNights>
type NightsProps = NonNullable<State['data']> & Pick<State, 'firstSeen' | 'say' | 'isBusy'>

function Nights({ nights, declineHours, firstSeen, say, isBusy }: NightsProps) {
  const { timeZone } = useFestival()
  const [askedId, setAskedId] = useState<number>()
  const now = useNow()
  const isOver = ({ endsAt }: MyNight) => new Date(endsAt).getTime() <= now
  const coming = nights.filter((night) => !isOver(night))
  // As it is published now: what was typed can be sent again when the night has changed meanwhile.
  const asked = coming.find(
    ({ placeId, isCancelled, isCalledOff }) => placeId === askedId && !isCancelled && !isCalledOff,
  )
  const isInTime = ({ callAt }: MyNight) => canDecline(new Date(now), new Date(callAt), declineHours)
  return (
    <>
      {coming.length > 0 ? (
        <List label={MY_NIGHTS.list}>
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
        </List>
      ) : (
        <NoticeState part title={MY_NIGHTS.empty} text={MY_NIGHTS.emptyText} />
      )}
      <EarlierNights
        nights={nights.filter((night) => isOver(night) && !night.isCalledOff)}
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
    <div className={styles.earlier}>
      <Fold title={MY_NIGHTS.earlier(nights.length)}>
        <List label={MY_NIGHTS.earlierList}>
          {nights.toReversed().map((night) => (
            <Item
              key={night.placeId}
              title={nightText(night.night)}
              about={`${placeText(night)}, ${night.eventName}`}
            >
              {hoursText(night, timeZone)}
            </Item>
          ))}
        </List>
      </Fold>
    </div>
  )
}
