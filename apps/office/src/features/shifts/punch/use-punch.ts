import type { Me } from '@nightshift/shared/employees/contract'
import { ERRORS } from '@nightshift/shared/errors'
import { assignedPositions } from '@nightshift/shared/timeclock/assigned-positions'
import { decideClockIn } from '@nightshift/shared/timeclock/rules'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { meQuery } from '../../auth/auth.api.ts'
import { useMe } from '../../auth/use-auth.ts'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'
import { askPosition } from './position-prompt.tsx'
import { askTips } from './tips-prompt.tsx'
import type { Timeclock } from './use-timeclock.ts'

/** The punch button's action with its prompts; one punch at a time. */
export function usePunch({ open, clockIn, clockOut }: Timeclock) {
  const queries = useQueryClient()
  const me = useMe()
  const [isPunching, setPunching] = useState(false)
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
    if (decision.kind === 'refuse') return dialogs.alert({ text: ERRORS[decision.error].message })
    if (decision.kind === 'start') return clockIn(decision.position.id)
    const chosen = await askPosition(decision.options, gone.current.signal)
    if (chosen !== undefined) await clockIn(chosen)
  }

  /** A first position may have been assigned since the page loaded; of several, tonight's comes first. */
  const freshMe = (isKnown: boolean) =>
    isKnown ? queries.fetchQuery(meQuery).catch(() => me) : queries.fetchQuery({ ...meQuery, staleTime: 0 })

  async function endShift(isTipped: boolean) {
    if (!isTipped) return clockOut(undefined)
    const tips = await askTips(gone.current.signal)
    if (tips) await clockOut(tips)
  }

  async function punch() {
    // A ref, because state updates too late for the second of two quick taps.
    if (punching.current) return
    punching.current = true
    setPunching(true)
    try {
      await (open ? endShift(open.isTipped) : startShift())
    } catch (error) {
      queries.invalidateQueries(meQuery)
      tellFailure(error, open ? TIMECLOCK.clockOutFailed : TIMECLOCK.clockInFailed, reasonOf)
    } finally {
      punching.current = false
      setPunching(false)
    }
  }
  return { punch, isPunching }
}

const assignedTo = (person: Me | null) =>
  person ? assignedPositions(person.userPositions, person.positions) : []

const REFUSALS = [
  'alreadyClockedIn',
  'notClockedIn',
  'positionNotAssigned',
  'noPositionAssigned',
  'notTipped',
] as const

/** The server's message for refusals that people can act on. */
const reasonOf = (error: unknown) => refusalOf(error, REFUSALS)
