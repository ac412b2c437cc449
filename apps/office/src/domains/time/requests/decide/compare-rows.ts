import { formatCents, toCents } from '@nightshift/shared/money'
import { formatDateTime } from '@nightshift/shared/time'
import type { PositionChoice, WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { hundredthsOf, payOf } from '@nightshift/shared/time/timeclock/rules'
import { formatHundredths } from '../../entries/weeks.ts'
import { DECIDE } from './decide-request.texts.ts'

export type CompareRow = { label: string; now?: string; wanted: string; changed: boolean }

type Shift = {
  startTime: string
  endTime: string | null
  positionName: string
  cashTips: number
  creditTips: number
}

/** The position that the request asks for; undefined when the person does not hold it any more. */
export const wantedPosition = ({ positions, positionId }: WaitingRequest): PositionChoice | undefined =>
  positions.find((position) => position.positionId === positionId)

/** Both versions of a shift, line by line. Tips only where one of them has, or may have, some. */
export function compareRows(request: WaitingRequest, timeZone: string): CompareRow[] {
  const { entry } = request
  const position = wantedPosition(request)
  const wanted = valuesOf(request, position?.payrate, timeZone)
  const now = entry && valuesOf(entry, entry.payrate, timeZone)
  const hasTips = [entry, position].some((one) => one?.isTipped) || [entry, request].some(isTippedOut)
  return (Object.keys(DECIDE.rows) as (keyof typeof DECIDE.rows)[])
    .filter((row) => hasTips || (row !== 'cashTips' && row !== 'creditTips'))
    .map((row) => ({
      label: DECIDE.rows[row],
      ...(now && { now: now[row] }),
      wanted: wanted[row],
      changed: now !== null && now[row] !== wanted[row],
    }))
}

const isTippedOut = (shift: Pick<Shift, 'cashTips' | 'creditTips'> | null) =>
  shift !== null && (shift.cashTips > 0 || shift.creditTips > 0)

function valuesOf(shift: Shift, payrate: number | undefined, timeZone: string) {
  const { startTime, endTime, positionName, cashTips, creditTips } = shift
  const at = (instant: string) => formatDateTime(instant, timeZone)
  const ended = endTime === null ? undefined : { startTime, endTime }
  const now = new Date()
  return {
    start: at(startTime),
    end: endTime === null ? DECIDE.nothing : at(endTime),
    position: positionName,
    cashTips: formatCents(toCents(cashTips)),
    creditTips: formatCents(toCents(creditTips)),
    hours: ended ? formatHundredths(hundredthsOf(ended, now)) : DECIDE.nothing,
    pay: ended && payrate !== undefined ? formatCents(payOf({ ...ended, payrate }, now)) : DECIDE.nothing,
  }
}
