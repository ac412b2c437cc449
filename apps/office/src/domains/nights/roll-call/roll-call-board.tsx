import { Button, NativeSelect, TextInput } from '@mantine/core'
import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import type { RollCall } from '@nightshift/shared/nights/roll-call/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Actions, Fields, Stack, Text } from '../../../kit/layout.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useHeldSession } from '../../access/auth/use-held-session.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { PeopleSection } from './people-section.tsx'
import { forgetRollCall, keepForReload } from './phone/keep-for-reload.ts'
import { candidatesQuery, soon } from './roll-call.api.ts'
import { ROLL_CALL } from './roll-call.texts.ts'
import { RollCallSheet } from './roll-call-sheet.tsx'
import { RollCallNotices, RollCallSummary } from './roll-call-summary.tsx'
import { attractionsOf, EVERYWHERE, filtered, type RollCallView, type Row } from './roll-call-view.ts'
import { usePrinting } from './use-printing.ts'
import type { useRollCall } from './use-roll-call.ts'

/** Nobody sees a row and taps it within this time; a double tap is faster. */
const SETTLE_MS = 350

/**
 * Rows move up when somebody is ticked off, here or by another lead. Answers whether the list has stood still long
 * enough: a tap right after a move was meant for the row that was there before.
 */
function useSteadyTaps(order: string) {
  const known = useRef(order)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (known.current === order) return
    known.current = order
    movedAt.current = performance.now()
  }, [order])
  return () => performance.now() - movedAt.current > SETTLE_MS
}

type Props = { rollCall: RollCall; view: RollCallView; state: ReturnType<typeof useRollCall> }

/** The list that leads tick off on their phones: who is not accounted for on top, by attraction. */
export function RollCallBoard({ rollCall, view, state }: Props) {
  const festival = useFestival()
  const [filters, filter] = useUrlState({ search: '', attraction: EVERYWHERE })
  const [isAdding, setAdding] = useState(false)
  // Loaded with the list, so that somebody can be added without a network.
  useQuery(candidatesQuery(festival.id))
  const isPrinting = usePrinting()
  const end = useEndRollCall(rollCall, view, state.unsent)
  const { timeZone } = festival
  const isOpen = rollCall.endedAt === null
  useEffect(() => {
    const done = isOpen ? keepForReload() : forgetRollCall()
    // Without it the list stays as long as the page is open.
    done.catch(console.warn)
  }, [isOpen])
  useHeldSession(isOpen)
  const [missing, safe] = [filtered(view.unaccounted, filters), filtered(view.safe, filters)]

  const isSteady = useSteadyTaps(missing.map(({ id }) => id).join())
  const onTap = async (row: Row, isSafe: boolean) => {
    if (isSafe ? isSteady() : await confirmUndo(row)) state.tick(row, isSafe)
  }
  return (
    <Stack>
      <RollCallSummary rollCall={rollCall} view={view} state={state} timeZone={timeZone} />
      <RollCallNotices rollCall={rollCall} state={state} timeZone={timeZone} />
      <search aria-label={ROLL_CALL.filters}>
        <Fields narrow>
          <TextInput
            type="search"
            aria-label={ROLL_CALL.search}
            placeholder={ROLL_CALL.search}
            value={filters.search}
            onChange={({ currentTarget }) => filter({ search: currentTarget.value })}
          />
          <NativeSelect
            aria-label={ROLL_CALL.attraction}
            value={filters.attraction}
            data={[
              { value: EVERYWHERE, label: ROLL_CALL.everyAttraction },
              ...attractionsOf(view).map(({ name, missing }) => ({
                value: name,
                label: ROLL_CALL.attractionOption(name || ROLL_CALL.unknownAttraction, missing),
              })),
            ]}
            onChange={({ currentTarget }) => filter({ attraction: currentTarget.value })}
          />
        </Fields>
      </search>
      {view.all === 0 && (
        <Text quiet>
          {ROLL_CALL.nobody} {isOpen && ROLL_CALL.nobodyText}
        </Text>
      )}
      {view.all > 0 && !missing.length && !safe.length && <Text quiet>{ROLL_CALL.noneFound}</Text>}
      <PeopleSection kind="unaccounted" rows={missing} timeZone={timeZone} onTap={onTap} />
      <PeopleSection kind="safe" rows={safe} timeZone={timeZone} onTap={onTap} />
      <Actions sticky>
        {isOpen && (
          <Button variant="default" leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
            {ROLL_CALL.add}
          </Button>
        )}
        <Button variant="default" onClick={() => window.print()}>
          {ROLL_CALL.print}
        </Button>
        {isOpen && <Button onClick={end}>{ROLL_CALL.end}</Button>}
      </Actions>
      {isAdding && (
        <AddPersonDialog
          isListed={(id) => [...view.unaccounted, ...view.safe].some((row) => row.id === id)}
          onAdd={state.addPerson}
          onClose={() => setAdding(false)}
        />
      )}
      {isPrinting && (
        <RollCallSheet rollCall={rollCall} view={view} festival={festival} listedAt={state.listedAt} />
      )}
    </Stack>
  )
}

const confirmUndo = ({ name }: Row) =>
  dialogs.confirm({
    title: ROLL_CALL.undoTitle,
    text: ROLL_CALL.undoText(name),
    confirmLabel: ROLL_CALL.undoConfirm,
  })

/** Ends the roll-call after a question that names who is missing. */
function useEndRollCall({ id, isDrill, kiosks }: RollCall, view: RollCallView, unsent: number) {
  const end = useCall(ROLL_CALL_CALLS.end, ROLL_CALL.endFailed)
  const missing = view.unaccounted.map(({ name }) => name)
  const scans = kiosks.reduce((sum, { waiting }) => sum + waiting, 0)
  const text = [
    missing.length ? ROLL_CALL.endMissing(missing, view.all) : ROLL_CALL.endAll(view.all),
    ...(scans ? [ROLL_CALL.endWaiting(scans)] : []),
    ...(unsent ? [ROLL_CALL.endUnsent] : []),
  ].join(' ')

  return async () => {
    const question = { title: ROLL_CALL.ending(isDrill), text, confirmLabel: ROLL_CALL.endConfirm }
    if (!(await dialogs.confirm(question))) return
    await end({ params: { id }, signal: soon() })
  }
}
