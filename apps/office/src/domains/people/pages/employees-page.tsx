import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { ClockOutIcon } from '@nightshift/ui/icon.tsx'
import { BadgeIcon } from '@nightshift/ui/icons.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { useEffect, useRef, useState } from 'react'
import { LazyPart, lazyPart } from '../../../kit/lazy/lazy-part.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useReplaceBadge } from '../employees/badge/use-replace-badge.ts'
import { EmployeeFilters } from '../employees/employee-filters.tsx'
import { EmployeeGrid } from '../employees/employee-grid.tsx'
import type { Act } from '../employees/employee-menu.tsx'
import { FIRST_VIEW, type Listed, statusOf } from '../employees/employee-view.ts'
import { EMPLOYEES } from '../employees/employees.texts.ts'
import { useCards } from '../employees/use-cards.ts'
import { useEmployees } from '../employees/use-employees.ts'
import type { EmployeeDialog } from './employee-dialogs.tsx'
import { EmployeeSections } from './employee-sections.tsx'

/** The server takes so many at once. */
const MOST_AT_ONCE = 2000

/** Clocks out one employee, or all that are shown, after a confirmation. */
function useClockOut() {
  const refusal = refusalAboutPerson
  const one = useCall(TIMECLOCK_CALLS.edit, EMPLOYEES.failed.clockOut, { refusal })
  const many = useCall(TIMECLOCK_CALLS.clockOutMany, EMPLOYEES.failed.clockOutAll, { refusal })

  async function clockOut({ employee, entry }: Listed) {
    const confirmLabel = EMPLOYEES.card.clockOut
    const text = EMPLOYEES.clockOutQuestion(fullName(employee))
    if (!entry || !(await dialogs.confirm({ text, confirmLabel }))) return
    await one({ params: { id: entry.id }, body: { endTime: new Date().toISOString() } })
  }

  async function clockOutAll(list: Listed[]) {
    const names = new Map(
      list.flatMap(({ employee, entry }) => (entry ? [[entry.id, fullName(employee)]] : [])),
    )
    const text = EMPLOYEES.clockOutAllQuestion(names.size)
    const confirmLabel = EMPLOYEES.clockOutAll
    if (!(await dialogs.confirm({ title: EMPLOYEES.clockOutAllTitle, text, confirmLabel }))) return
    const ids = [...names.keys()]
    let closed = 0
    const notFound: number[] = []
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const result = await many({ body: { ids: ids.slice(from, from + MOST_AT_ONCE) } })
      if (!result) return
      closed += result.closed.length
      notFound.push(...result.notFound)
    }
    const lines = [EMPLOYEES.clockedOut(closed)]
    // They were no longer on the clock.
    if (notFound.length) lines.push(EMPLOYEES.notClockedOut(notFound.flatMap((id) => names.get(id) ?? [])))
    await dialogs.alert({ title: EMPLOYEES.clockOutAllTitle, text: lines.join('\n\n') })
  }
  return { clockOut, clockOutAll, busy: one.isPending || many.isPending }
}

// Code splitting: the dialogs load on first use.
const EmployeeDialogs = lazyPart(() => import('./employee-dialogs.tsx'))

/** The employee list and its dialogs. */
export default function EmployeesPage() {
  const me = useMe()
  const [view, changeView] = useUrlState(FIRST_VIEW)
  const employees = useEmployees(view)
  const list = employees.data?.list
  const { clockOut, clockOutAll, busy } = useClockOut()
  const { replace } = useReplaceBadge()
  const [open, show] = useDialog()
  const [cards, changeCard] = useCards()
  const status = statusOf(view)
  const clockedIn = list?.filter(({ entry }) => entry).length ?? 0

  const act: Act = async (action, one, opener) => {
    const { employee } = one
    if (action === 'clockOut') return clockOut(one)
    if (action !== 'replaceBadge') return show({ kind: action, employee }, opener)
    if (await replace(employee)) show({ kind: 'badge', employee }, opener)
  }

  return (
    <Page
      title={EMPLOYEES.title}
      count={list ? EMPLOYEES.count(list.length) : ''}
      sections={<EmployeeSections />}
      tools={
        status !== 'inactive' && (
          <>
            <Button
              variant="default"
              leftSection={<BadgeIcon />}
              disabled={!list?.length}
              onClick={({ currentTarget }) =>
                show({ kind: 'badges', employees: list!.map(({ employee }) => employee) }, currentTarget)
              }
            >
              {EMPLOYEES.allBadges}
            </Button>
            <Button
              variant="default"
              leftSection={<ClockOutIcon />}
              disabled={clockedIn === 0 || busy}
              onClick={() => clockOutAll(list!)}
            >
              {EMPLOYEES.clockOutAll}
            </Button>
          </>
        )
      }
    >
      <EmployeeFilters view={view} onChange={changeView} />
      <Loaded query={employees} failed={EMPLOYEES.failed.load} empty="never">
        {({ list }) => (
          <>
            <EmployeeGrid
              list={list}
              cards={cards}
              onChangeCard={changeCard}
              onAdd={
                status === 'active' && can(me, 'employees.add')
                  ? (opener) => show({ kind: 'add' }, opener)
                  : undefined
              }
              onAct={act}
            />
            {list.length === 0 && (
              <NoticeState part title={EMPLOYEES.none} text={EMPLOYEES.noneText}>
                <StateAction
                  label={EMPLOYEES.clearFilters}
                  onClick={() => changeView({ ...FIRST_VIEW, sort: view.sort })}
                />
              </NoticeState>
            )}
          </>
        )}
      </Loaded>
      {open && (
        <LazyPart onClose={() => show(undefined)}>
          <EmployeeDialogs open={open} onOpen={show} />
        </LazyPart>
      )}
    </Page>
  )
}

/** The open dialog. Returns the focus to its opener on close. */
function useDialog() {
  const [open, setOpen] = useState<EmployeeDialog>()
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!open) opener.current?.focus()
  }, [open])
  const show = (next: EmployeeDialog | undefined, from = opener.current) => {
    opener.current = from
    setOpen(next)
  }
  return [open, show] as const
}
