import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import {
  CLOSING_LINES,
  type ClosedSeason,
  type CloseSeason,
  ClosingPlan,
  type ClosingReasons,
} from '@nightshift/shared/seasons/season-closing/contract'
import { seenIn, unsettledLines } from '@nightshift/shared/seasons/season-closing/rules'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { hasCode, refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { closingQuery } from './closing.api.ts'
import { CLOSING } from './closing.texts.ts'
import { type Ticks, tickedIds } from './leavers.ts'

type Reason = keyof ClosingReasons
/** Answers what closing would do. */
const DRY_RUN = { ...SEASON_CLOSING_CALLS.close, changes: [] }

/** What was confirmed, and what the server answered that it would do. */
type Checked = { body: CloseSeason; outcome: ClosedSeason }

/** The state of the guided page: reasons and ticks, the dry run, then the backup and the closing. */
export function useCloseSeason(plan: ClosingPlan) {
  const { id } = useFestival()
  const { id: ownId } = useMe()
  const queries = useQueryClient()
  const [reasons, setReasons] = useState<Partial<Record<Reason, string>>>({})
  const [ticks, setTicks] = useState<Ticks>(new Map())
  const [attempted, setAttempted] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const [step, setStep] = useState<'backingUp' | 'closing'>()

  const given = givenReasons(plan, reasons)
  const isExternal = plan.backup.kind === 'external'
  const isReady = unsettledLines(plan, given).length === 0 && (!isExternal || given.backup !== undefined)

  /** After a refusal with a new plan, the page shows that one. */
  async function showRefusal(error: unknown, words: string) {
    setChecked(undefined)
    const fresh = newPlanIn(error)
    if (fresh) queries.setQueryData(closingQuery(id).queryKey, fresh)
    else if (hasCode(error, 'seasonAlreadyClosed')) await queries.invalidateQueries(closingQuery(id))
    const refusal = (failure: unknown) => (fresh ? CLOSING.changedMeanwhile : refusalAboutPerson(failure))
    await showFailure(error, words, refusal)
  }

  const dryRun = useCall(DRY_RUN, CLOSING.checkFailed)
  const backUp = useCall(SEASON_CLOSING_CALLS.backUp, CLOSING.closeFailed)
  const closing = useCall(SEASON_CLOSING_CALLS.close, CLOSING.closeFailed, {
    onDone: (closed) => queries.setQueryData(closingQuery(id).queryKey, closed),
  })

  async function check() {
    const deactivate = tickedIds(plan.people, ticks, ownId)
    const body = { seen: seenIn(plan), deactivate, reasons: given, dryRun: true }
    try {
      setChecked({ body, outcome: await dryRun.attempt({ params: { id }, body }) })
    } catch (error) {
      await showRefusal(error, CLOSING.checkFailed)
    }
  }

  async function close({ body }: Checked) {
    try {
      if (!isExternal) {
        setStep('backingUp')
        await backUp.attempt({ params: { id } })
      }
      setStep('closing')
      await closing.attempt({ params: { id }, body: { ...body, dryRun: false } })
    } catch (error) {
      await showRefusal(error, CLOSING.closeFailed)
    } finally {
      setStep(undefined)
    }
  }

  return {
    ownId,
    reasons,
    setReason: (name: Reason, reason: string) => setReasons((before) => ({ ...before, [name]: reason })),
    ticks,
    setTicks,
    /** Whether missing reasons are shown. */
    attempted,
    changed: ticks.size > 0 || Object.values(reasons).some(Boolean),
    checked,
    check: () => {
      setAttempted(true)
      if (isReady && !dryRun.isPending) check()
      return isReady
    },
    isChecking: dryRun.isPending,
    edit: () => setChecked(undefined),
    close: () => checked && !step && close(checked),
    step,
  }
}

/** Without those of settled lines, and without blanks. */
function givenReasons(plan: ClosingPlan, reasons: Partial<Record<Reason, string>>): ClosingReasons {
  const asked: Reason[] = [
    ...CLOSING_LINES.filter((line) => plan.lines[line].count > 0),
    ...(plan.backup.kind === 'external' ? ['backup' as const] : []),
  ]
  const given = asked.map((name) => [name, reasons[name]?.trim()] as const).filter(([, reason]) => reason)
  return Object.fromEntries(given)
}

function newPlanIn(error: unknown) {
  if (!(error instanceof ApiError && hasCode(error, 'closingPlanChanged'))) return undefined
  return ClosingPlan.safeParse((error.details as { plan?: unknown } | undefined)?.plan).data
}
