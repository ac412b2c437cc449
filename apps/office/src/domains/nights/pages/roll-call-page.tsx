import { Anchor, Badge, Button } from '@mantine/core'
import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import type { PastRollCall } from '@nightshift/shared/nights/roll-call/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatInZone } from '@nightshift/shared/time'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { Fields, Item, List, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { keptRollCall } from '../roll-call/phone/kept-list.ts'
import { useLeftovers } from '../roll-call/phone/use-leftovers.ts'
import { currentRollCallQuery, soon } from '../roll-call/roll-call.api.ts'
import { ROLL_CALL } from '../roll-call/roll-call.texts.ts'
import styles from '../roll-call/roll-call-board.module.css'
import { RollCallBoard } from '../roll-call/roll-call-board.tsx'
import { useRollCall } from '../roll-call/use-roll-call.ts'

const MINUTE_MS = 60_000

/** The roll-calls that have ended, newest first. */
function PastRollCalls() {
  const { id, timeZone } = useFestival()
  const past = useQuery(queryOf(ROLL_CALL_CALLS.list, { query: { festivalId: id } }))
  return (
    <Section title={ROLL_CALL.past}>
      <Loaded query={past} failed={ROLL_CALL.pastFailed} empty={{ title: ROLL_CALL.noPast }}>
        {(calls) => (
          <List>
            {calls.map((one) => (
              <Past key={one.id} past={one} timeZone={timeZone} />
            ))}
          </List>
        )}
      </Loaded>
    </Section>
  )
}

function Past({ past, timeZone }: { past: PastRollCall; timeZone: string }) {
  const { id, isDrill, startedAt, endedAt, startedBy, people, missing } = past
  const minutes = Math.floor((new Date(endedAt).getTime() - new Date(startedAt).getTime()) / MINUTE_MS)
  return (
    <Item
      title={
        <Anchor component={Link} to={`?call=${id}`}>
          {formatInZone(startedAt, 'EEE, MMM d, yyyy, h:mm a', timeZone)}
        </Anchor>
      }
      about={`${ROLL_CALL.lasted(minutes)} · ${ROLL_CALL.startedBy(startedBy)}`}
    >
      {isDrill && (
        <Badge variant="light" color="yellow">
          {ROLL_CALL.drill}
        </Badge>
      )}
      <Badge variant="light" color={missing ? 'red' : 'green'}>
        {ROLL_CALL.pastNumbers(missing, people)}
      </Badge>
    </Item>
  )
}

/** The roll-call that is under way, one that was, or the start of one. */
export default function RollCallPage() {
  const id = Number(useSearchParams()[0].get('call'))
  return id > 0 ? <OneRollCall key={id} id={id} /> : <RollCalls />
}

/** Opens the one that is under way: its address stays when it ends, so that nobody loses the list. */
function RollCalls() {
  const { id: festivalId } = useFestival()
  const { id: userId } = useMe()
  useLeftovers()
  const query = useQuery({ ...currentRollCallQuery(festivalId), staleTime: 0 })
  const { data, error, refetch, fetchStatus } = query
  // One that is known from before may have ended. Without a network it is opened anyway.
  const current = data && fetchStatus === 'fetching' ? undefined : data
  // Opened anew without a network: the phone may have kept the list.
  const kept = error && keptRollCall()
  const known = current ?? (kept && kept.userId === userId && kept.festivalId === festivalId ? kept : null)
  if (known) return <Navigate to={`${OFFICE_PATHS.rollCall}?call=${known.id}`} replace />
  return (
    <Page title={ROLL_CALL.title}>
      <Loaded query={{ data: current, error, refetch }} failed={ROLL_CALL.loadFailed} empty="never">
        {() => <StartRollCall />}
      </Loaded>
      <PastRollCalls />
    </Page>
  )
}

function OneRollCall({ id }: { id: number }) {
  const state = useRollCall(id)
  const { rollCall, view, error, refetch } = state
  const title = ROLL_CALL.titleOf(rollCall?.isDrill ?? false)
  return (
    <Page
      title={title}
      tools={(!rollCall || rollCall.endedAt) && <Link to={OFFICE_PATHS.rollCall}>{ROLL_CALL.back}</Link>}
    >
      <Loaded
        query={{ data: rollCall && view && { rollCall, view }, error, refetch }}
        failed={ROLL_CALL.loadFailed}
        empty="never"
      >
        {(loaded) => <RollCallBoard {...loaded} state={state} />}
      </Loaded>
    </Page>
  )
}

/** Starts a roll-call or a drill. When somebody else was faster, theirs opens. */
function StartRollCall() {
  const { id: festivalId } = useFestival()
  const queries = useQueryClient()
  const start = useCall(ROLL_CALL_CALLS.start, ROLL_CALL.startFailed)
  const ask = async (isDrill: boolean) => {
    const agreed = await dialogs.confirm({
      title: ROLL_CALL.starting(isDrill),
      text: isDrill ? ROLL_CALL.confirmDrill : ROLL_CALL.confirmStart,
      confirmLabel: isDrill ? ROLL_CALL.startDrill : ROLL_CALL.start,
    })
    if (!agreed) return
    await start.attempt({ body: { festivalId, isDrill }, signal: soon() }).catch((error) => {
      const theirs = queries.getQueryData(currentRollCallQuery(festivalId).queryKey)
      // A drill is not what somebody wanted who started a roll-call.
      if (hasCode(error, 'rollCallOpen') && theirs?.isDrill === isDrill) return
      return showFailure(error, ROLL_CALL.startFailed)
    })
  }
  return (
    <Section framed title={ROLL_CALL.startTitle}>
      <Text>{ROLL_CALL.startText}</Text>
      <Text>{ROLL_CALL.guests}</Text>
      <Fields>
        <Button className={styles.start} disabled={start.isPending} onClick={() => ask(false)}>
          {ROLL_CALL.start}
        </Button>
        <Button
          className={styles.start}
          variant="default"
          disabled={start.isPending}
          onClick={() => ask(true)}
        >
          {ROLL_CALL.startDrill}
        </Button>
      </Fields>
    </Section>
  )
}
