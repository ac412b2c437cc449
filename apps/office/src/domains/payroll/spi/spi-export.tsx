import { Alert, Anchor, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { formatCents } from '@nightshift/shared/money'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { type SpiExport as Made, SPI_CALLS } from '@nightshift/shared/payroll/spi/calls'
import { type SpiProblem, SpiRefusal } from '@nightshift/shared/payroll/spi/problems'
import { formatInZone } from '@nightshift/shared/time'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Actions, Item, List, Text } from '../../../kit/layout.tsx'
import { CancelButton } from '../../../kit/office-modal.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EXPORT } from '../export/export.texts.ts'
import { ExportedEntries } from '../export/exported-entries.tsx'
import { downloadExport, exportedQuery } from '../exports/exports.api.ts'
import { daysOfRange } from '../overtime/pay-range.ts'
import { usePayRange } from '../overtime/use-pay-range.ts'
import { problemWords, SPI } from './spi.texts.ts'

type Props = {
  kind: 'spi' | 'spiCorrection'
  period: Period
  /** The pay period, where one is chosen. */
  exact?: Span
  /** Only these entries; all of the period without. */
  entryIds?: number[]
  /** Entries that need review block the file. */
  isHeld: boolean
  /** The people who have left, for links to them. */
  inactive: Set<string>
  onMade: (words: string) => void
}

/** Makes an import file of the pay periods that the shown days are about. */
export function SpiExport({ kind, period, exact, entryIds, isHeld, inactive, onMade }: Props) {
  const { id: festivalId, timeZone } = useFestival()
  const range = usePayRange(period, exact)
  const makeFile = useCall(SPI_CALLS.add, SPI.failed, {
    onDone: (made) => {
      onMade(madeWords(kind, made))
      return downloadExport(made, EXPORT.downloadFailed)
    },
  })
  const [problems, setProblems] = useState<SpiProblem[]>()
  const [again, setAgain] = useState(false)
  // A correction says the differences of what import files hold.
  const asked = kind === 'spi' ? range : undefined
  const { data: inCsv = NONE } = useQuery(exportedQuery(festivalId, asked, 'csv'))
  const { data: inSpi = NONE } = useQuery(exportedQuery(festivalId, asked, 'spi'))
  const held = [...inCsv].filter((id) => !inSpi.has(id)).length
  if (!range) return <Text quiet>{SPI.loading}</Text>
  const days = daysOfRange(range, timeZone)
  const words = (instant: Date) => formatInZone(instant, 'EEE, MMM d, yyyy, h a', timeZone)

  async function make({ startsAt, endsAt }: Span) {
    if (makeFile.isPending) return
    setProblems(undefined)
    const body = {
      festivalId,
      kind,
      startDate: days.start,
      endDate: days.end,
      ...(entryIds && { entryIds }),
      ...(again && { again }),
      since: startsAt.toISOString(),
      until: endsAt.toISOString(),
    }
    try {
      await makeFile.attempt({ body })
    } catch (error) {
      const found = problemsIn(error)
      if (found) setProblems(found)
      else await showFailure(error, SPI.failed)
    }
  }

  return (
    <>
      <Text>{SPI.what[kind](words(range.startsAt), words(range.endsAt))}</Text>
      <Text quiet>{SPI.once}</Text>
      <ExportedEntries file="spi" held={{ csv: held }} again={again} onChange={setAgain} />
      {problems && <SpiProblems problems={problems} inactive={inactive} />}
      <Actions>
        <CancelButton>{EXPORT.cancel}</CancelButton>
        <Button
          leftSection={<DownloadIcon />}
          disabled={isHeld}
          aria-busy={makeFile.isPending}
          onClick={() => make(range)}
        >
          {SPI.make}
        </Button>
      </Actions>
    </>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** Everything that keeps the file from being made, if that is why the call failed. */
const problemsIn = (error: unknown) =>
  SpiRefusal.safeParse(error instanceof ApiError ? error.details : undefined).data?.problems

function madeWords(kind: Props['kind'], made: Made) {
  const { roundingCents } = made
  if (roundingCents === 0) return SPI.made(made)
  const cents = formatCents(Math.abs(roundingCents))
  const difference = roundingCents > 0 ? SPI.moreThan(cents) : SPI.lessThan(cents)
  return `${SPI.made(made)}. ${SPI.rounding[kind](difference)}`
}

/** Limits the list. */
const SHOWN = 100

/** What keeps the file from being made. Each line leads to the person or the setting. */
function SpiProblems({ problems, inactive }: { problems: SpiProblem[]; inactive: Set<string> }) {
  const managesSettings = can(useMe(), 'festivals.manage')
  return (
    <Alert color="yellow" title={SPI.problems}>
      {SPI.refused(problems.length)}
      <List>
        {problems.slice(0, SHOWN).map((problem) => {
          const words = problemWords(problem)
          const to = 'person' in problem ? employeeAt(problem.person, inactive) : OFFICE_PATHS.payrollSettings
          const isLink = 'person' in problem || managesSettings
          // Settled where pay periods are, on this page.
          if (problem.kind === 'overtimeUnansweredThen') return <Item key={words} title={words} />
          return (
            <Item
              key={words}
              title={
                isLink ? (
                  <Anchor component={Link} to={to} inherit>
                    {words}
                  </Anchor>
                ) : (
                  `${words} ${SPI.askAdministrator}`
                )
              }
            />
          )
        })}
      </List>
      {problems.length > SHOWN && <Text quiet>{SPI.more(problems.length - SHOWN)}</Text>}
    </Alert>
  )
}

type Person = { id: string; firstName: string; lastName: string }

function employeeAt({ id, firstName, lastName }: Person, inactive: Set<string>) {
  const search = new URLSearchParams({ q: `${firstName} ${lastName}` })
  if (inactive.has(id)) search.set('status', 'inactive')
  return `${OFFICE_PATHS.employees}?${search}`
}
