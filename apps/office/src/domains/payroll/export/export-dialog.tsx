import { Button, SegmentedControl } from '@mantine/core'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { ExportFilter } from '@nightshift/shared/payroll/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { Section } from '../../../kit/page.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { formatHundredths } from '../../time/entries/weeks.ts'
import type { TimesheetRow } from '../../time/timesheets/rows.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { downloadExport, exportedQuery } from '../exports/exports.api.ts'
import { SPI } from '../spi/spi.texts.ts'
import { SpiExport } from '../spi/spi-export.tsx'
import { EXPORT } from './export.texts.ts'
import { exportContents } from './export-contents.ts'
import { ExportedEntries } from './exported-entries.tsx'
import { HeldEntries } from './held-entries.tsx'
import { PayrollCheck } from './payroll-check.tsx'

type File = keyof typeof SPI.files
const FILES = Object.entries(SPI.files).map(([value, label]) => ({ value, label }))

const NONE: ReadonlySet<number> = new Set()

type Props = {
  rows: TimesheetRow[]
  /** Entries that need review block the export, whatever the filters show. */
  toReview: PayrollEntry[]
  period: Period
  /** The instants of the shown rows. */
  range: Span
  /** What the rows are filtered by, in words. */
  filter: ExportFilter
  /** The pay period, where one is chosen. */
  exact?: Span
  timeZone: string
  onOpen: (entry: PayrollEntry) => void
  onMade: (words: string) => void
  onClose: () => void
}

/** The export dialog: shows what the file includes, leaves out and warns about, then creates it. */
export function ExportDialog({
  rows,
  toReview,
  period,
  range,
  filter,
  exact,
  timeZone,
  onOpen,
  onMade,
  onClose,
}: Props) {
  const { id: festivalId } = useFestival()
  const [file, setFile] = useState<File>('csv')
  const [again, setAgain] = useState(false)
  const { data: inCsv = NONE } = useQuery(exportedQuery(festivalId, range, 'csv'))
  const { data: inSpi = NONE } = useQuery(exportedQuery(festivalId, range, 'spi'))
  const wanted = again ? rows : rows.filter(({ entry }) => !inCsv.has(entry.id) && !inSpi.has(entry.id))
  const heldBy = (ids: ReadonlySet<number>) =>
    exportContents(
      rows.filter(({ entry }) => ids.has(entry.id)),
      new Date(),
    ).entries.length
  const { entries, people, hundredths, openLeftOut, zeroLeftOut } = exportContents(wanted, new Date())
  const isHeld = toReview.length > 0

  const makeFile = useCall(PAYROLL_CALLS.addExport, EXPORT.failed, {
    onDone: (made) => {
      onMade(EXPORT.made(made.entries, made.fileName))
      return downloadExport(made, EXPORT.downloadFailed)
    },
  })
  const make = () =>
    makeFile({
      body: {
        festivalId,
        startDate: period.start,
        endDate: period.end,
        ...instantsOf(exact),
        filter,
        entryIds: entries.map(({ id }) => id),
        ...(again && { again }),
      },
    })

  return (
    <OfficeModal title={EXPORT.button} onClose={onClose} size="xl">
      <Stack>
        <div>
          <SegmentedControl
            aria-label={SPI.file}
            data={FILES}
            value={file}
            onChange={(chosen) => setFile(chosen as File)}
          />
        </div>
        {file !== 'csv' && (
          <>
            {isHeld && <HeldEntries entries={toReview} timeZone={timeZone} onOpen={onOpen} />}
            <SpiExport
              key={file}
              kind={file}
              period={period}
              exact={exact}
              isHeld={isHeld}
              inactive={inactiveOf(rows)}
              onMade={onMade}
            />
          </>
        )}
        {file === 'csv' && (
          <>
            <Text>{EXPORT.what(entries.length, people, formatHundredths(hundredths))}</Text>
            <ExportedEntries
              file="csv"
              held={{ csv: heldBy(inCsv), spi: heldBy(inSpi) }}
              again={again}
              onChange={setAgain}
            />
            {zeroLeftOut > 0 && <Text tone="warn">{EXPORT.leftOut(zeroLeftOut)}</Text>}
            {openLeftOut > 0 && <Text tone="warn">{EXPORT.openLeftOut(openLeftOut)}</Text>}
            {isHeld && <HeldEntries entries={toReview} timeZone={timeZone} onOpen={onOpen} />}
            <Section title={EXPORT.check}>
              <PayrollCheck entries={rows.map(({ entry }) => entry)} timeZone={timeZone} onOpen={onOpen} />
            </Section>
            <Actions>
              <CancelButton>{EXPORT.cancel}</CancelButton>
              <Button
                data-autofocus={isHeld ? undefined : true}
                leftSection={<DownloadIcon />}
                disabled={isHeld || entries.length === 0}
                aria-busy={makeFile.isPending}
                onClick={make}
              >
                {EXPORT.make}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </OfficeModal>
  )
}

const instantsOf = (exact: Span | undefined) =>
  exact && { since: exact.startsAt.toISOString(), until: exact.endsAt.toISOString() }

const inactiveOf = (rows: TimesheetRow[]) =>
  new Set(rows.filter(({ entry }) => !entry.user.isActive).map(({ entry }) => entry.userId))
