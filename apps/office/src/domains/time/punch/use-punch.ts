import { REFUSALS } from '@nightshift/shared/errors'
import type { Me } from '@nightshift/shared/people/employees/contract'
import { assignedPositions } from '@nightshift/shared/time/timeclock/assigned-positions'
import { PROMPTS } from '@nightshift/shared/time/timeclock/prompts'
import { decideClockIn, TAKE_BACK_MS } from '@nightshift/shared/time/timeclock/rules'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { meQuery } from '../../access/auth/auth.api.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'
import { askTips } from './tips-prompt.tsx'
import type { Timeclock } from './use-timeclock.ts'

const LOCK_MS = 3_000

/** The punch button's action with its prompts; one punch at a time. */
export function usePunch({ open, clockIn, clockOut, takeBack }: Timeclock) {
  const queries = useQueryClient()
  const me = useMe()
  const [isPunching, setPunching] = useState(false)
  const [isLocked, lock] = useFor(LOCK_MS)
  const [canTakeBack, offerTakeBack] = useFor(TAKE_BACK_MS)
  const punching = useRef(false)
  const gone = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    gone.current = controller
    return () => controller.abort()
  }, [])

  async function startShift() {
    const known = assignedTo(me)
    const assigned = known.length === 1 ? known : assignedTo(await freshMe(known.length > 0))
    const decision = decideClockIn(assigned)
    if (decision.kind === 'refuse') return dialogs.alert({ text: REFUSALS[decision.error] })
    const chosen =
      decision.kind === 'start'
        ? decision.position.id
        : await choose({
            title: PROMPTS.whichPosition,
            options: decision.options,
            signal: gone.current.signal,
          })
    if (chosen === undefined) return
    await clockIn(chosen)
    lock(true)
    offerTakeBack(false)
  }

  /** A first position may have been assigned since the page loaded; of several, tonight's comes first. */
  const freshMe = (isKnown: boolean) =>
    isKnown ? queries.fetchQuery(meQuery).catch(() => me) : queries.fetchQuery({ ...meQuery, staleTime: 0 })

  async function endShift(isTipped: boolean) {
    if (!isTipped) await clockOut()
    else if ((await askTips(clockOut, gone.current.signal)) === 'cancelled') return
    lock(true)
    offerTakeBack(true)
  }

  async function resumeShift() {
    await takeBack()
    lock(true)
    offerTakeBack(false)
  }

  async function once(act: () => Promise<void>, failed: string) {
    // A ref, because state updates too late for the second of two quick taps.
    if (punching.current) return
    punching.current = true
    setPunching(true)
    try {
      await act()
    } catch (error) {
      queries.invalidateQueries(meQuery)
      showFailure(error, failed, reasonOf)
    } finally {
      punching.current = false
      setPunching(false)
    }
  }
  return {
    isPunching,
    /** The button means the opposite after a punch: a second tap must not undo it. */
    isLocked,
    punch: () =>
      open
        ? once(() => endShift(open.isTipped), TIMECLOCK.clockOutFailed)
        : once(startShift, TIMECLOCK.clockInFailed),
    takeBack: canTakeBack ? () => once(resumeShift, TIMECLOCK.takeBackFailed) : undefined,
  }
}

/** True for this long after it was set to true. */
function useFor(ms: number) {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => setSince(undefined), ms)
    return () => clearTimeout(timer)
  }, [since, ms])
  return [since !== undefined, (isOn: boolean) => setSince(isOn ? Date.now() : undefined)] as const
}

const assignedTo = (person: Me | null) =>
  person ? assignedPositions(person.userPositions, person.positions) : []

const WITH_REASON = [
  'alreadyClockedIn',
  'notClockedIn',
  'positionNotAssigned',
  'noPositionAssigned',
  'notTipped',
  'takeBackTooLate',
  'periodLocked',
  'overlap',
] as const

/** The server's message for refusals that people can act on. */
const reasonOf = (error: unknown) => refusalOf(error, WITH_REASON)
