import { Button, Checkbox, Fieldset, SegmentedControl } from '@mantine/core'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { groupedChanges, isOnlyId } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { formatDate } from '@nightshift/shared/time'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { useCall } from '../../../lib/calls.ts'
import { countOfEntries } from '../../../lib/counts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../../setup/payroll-settings/payroll-settings.api.ts'
import { EXPORT } from '../export/export.texts.ts'
import { downloadExport } from '../exports/exports.api.ts'
import { datesText } from '../periods/period-words.ts'
import { SpiExport } from '../spi/spi-export.tsx'
import { idText } from './change-group.tsx'
import { changeRows } from './change-values.ts'
import { byPeriod, correctionContents, daysOf, periodsOf } from './correction-range.ts'
import { CORRECTIONS } from './corrections.texts.ts'

type Props = { changes: ChangedEntry[]; onMade: (words: string) => void; onClose: () => void }
type File = 'csv' | 'spi'

/** Limits the list. */
const SHOWN = 50
const NOBODY = new Set<string>()

/** Shows what a correction file would hold, lets its kind and periods be chosen, then makes it. */
export function CorrectionDialog({ changes, onMade, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const { data: settings } = useQuery(payrollSettingsQuery(id))
  const makeFile = useCall(PAYROLL_CALLS.addExport, CORRECTIONS.failed, {
    onDone: (made) => downloadExport(made, EXPORT.downloadFailed),
  })
  const contents = correctionContents(changes)
  const files = (['csv', 'spi'] as const).filter((file) => contents[file].length > 0)
  const [chosen, setChosen] = useState<File>('csv')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const file = files.includes(chosen) ? chosen : files[0]
  if (!file || !settings) return null
  const periods = byPeriod(contents[file], settings.period, timeZone)
  const wanted = periods.filter(({ startsAt }) => !left.has(+startsAt)).flatMap((period) => period.changes)
  const lines = groupedChanges(wanted).flatMap((group) => linesOf(group, timeZone))

  function leave(period: number, isLeft: boolean) {
    const others = [...left].filter((other) => other !== period)
    setLeft(new Set(isLeft ? [...others, period] : others))
  }
  async function correct() {
    const { start: startDate, end: endDate } = daysOf(wanted, timeZone)
    const entryIds = wanted.map((change) => change.id)
    const made = await makeFile({
      body: { kind: 'csvCorrection', festivalId: id, startDate, endDate, entryIds },
    })
    if (made) onMade(CORRECTIONS.made(made.entries, made.fileName))
  }
  return (
    <OfficeModal title={CORRECTIONS.dialog} onClose={onClose} size="xl">
      <Stack>
        <div>
          <SegmentedControl
            aria-label={CORRECTIONS.kind}
            data={files.map((value) => ({ value, label: CORRECTIONS.files[value](contents[value].length) }))}
            value={file}
            onChange={(value) => setChosen(value as File)}
          />
        </div>
        <Fieldset variant="unstyled" m={0} legend={CORRECTIONS.periods}>
          <Stack>
            {periods.map(({ startsAt, endsAt, changes: ofPeriod }) => (
              <Checkbox
                key={+startsAt}
                label={`${datesText({ startsAt, endsAt }, new Date(), timeZone)}: ${countOfEntries(ofPeriod.length)}`}
                checked={!left.has(+startsAt)}
                onChange={({ currentTarget }) => leave(+startsAt, !currentTarget.checked)}
              />
            ))}
          </Stack>
        </Fieldset>
        <List label={CORRECTIONS.holds}>
          {lines.slice(0, SHOWN).map(({ id: entryId, whose, what }) => (
            <Item key={entryId} title={`${whose}:`} about={what} />
          ))}
        </List>
        {lines.length > SHOWN && <Text quiet>{EXPORT.more(lines.length - SHOWN)}</Text>}
        {file === 'spi' && wanted.length > 0 && (
          <SpiExport
            kind="spiCorrection"
            period={daysOf(wanted, timeZone)}
            exact={periodsOf(wanted, settings.period, timeZone)}
            entryIds={wanted.map((change) => change.id)}
            isHeld={false}
            inactive={NOBODY}
            onMade={onMade}
          />
        )}
        {file === 'csv' && (
          <Actions>
            <CancelButton>{EXPORT.cancel}</CancelButton>
            <Button
              leftSection={<DownloadIcon />}
              disabled={wanted.length === 0}
              aria-busy={makeFile.isPending}
              onClick={correct}
            >
              {EXPORT.make}
            </Button>
          </Actions>
        )}
      </Stack>
    </OfficeModal>
  )
}

function linesOf(group: ReturnType<typeof groupedChanges>[number], timeZone: string) {
  const [first] = group
  if (!isOnlyId(first)) return group.map((change) => lineOf(change, timeZone))
  return [{ id: first.id, whose: `${first.user.firstName} ${first.user.lastName}`, what: idText(group) }]
}

/** 'Ash Graves, 10/4/2024' and 'Cash tips $7.50 instead of $5.00' */
function lineOf(change: ChangedEntry, timeZone: string) {
  const { id, user, state, before, after } = change
  const day = formatDate((before ?? after)!.startTime, timeZone)
  const what =
    state === 'paid'
      ? changeRows(change, timeZone).map((row) => CORRECTIONS.changed(row))
      : [CORRECTIONS.states[state]]
  return { id, whose: `${user.firstName} ${user.lastName}, ${day}`, what: what.join(', ') }
}
