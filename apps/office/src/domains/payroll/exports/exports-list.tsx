import { ActionIcon, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { PastExport } from '@nightshift/shared/payroll/contract'
import { formatDate, formatDateTime, formatInZone } from '@nightshift/shared/time'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { DataTable } from '../../../kit/data-table.tsx'
import { Actions, Text } from '../../../kit/layout.tsx'
import { countOfEntries, formatCount } from '../../../lib/counts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { TIMESHEETS } from '../../time/timesheets/timesheets.texts.ts'
import { downloadExport } from './exports.api.ts'
import { EXPORTS } from './exports.texts.ts'

const whenMade = ({ madeAt }: Pick<PastExport, 'madeAt'>, timeZone: string) =>
  formatDateTime(madeAt, timeZone)

const madeBy = ({ madeBy: by }: Pick<PastExport, 'madeBy'>) =>
  by ? `${by.firstName} ${by.lastName}` : EXPORTS.somebody

/** The days, or the instants of a pay period. */
function rangeText({ startDate, endDate, since, until }: PastExport, timeZone: string) {
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC')
  const at = (instant: string) => formatInZone(instant, 'M/d/yyyy h a', timeZone)
  return since && until ? EXPORTS.days(at(since), at(until)) : EXPORTS.days(day(startDate), day(endDate))
}

const LABELS: Record<string, string> = {
  text: EXPORTS.searchText,
  event: TIMESHEETS.event,
  position: ENTRY_WORDS.positionName,
  hours: ENTRY_WORDS.hours,
  tips: TIMESHEETS.tips,
  review: TIMESHEETS.review,
}

/** The filters of the list that the file was made from. */
const filterText = ({ filter }: Pick<PastExport, 'filter'>) =>
  Object.entries(filter)
    .map(([key, value]) => `${LABELS[key] ?? key}: ${value}`)
    .join(', ') || EXPORTS.noFilter

/** Enough of the hash to compare by eye. */
const shortHash = (hash: string) => hash.slice(0, 12)

type Props = { exports: PastExport[]; timeZone: string; onShowChanges: (made: PastExport) => void }

/** What payroll was given, newest first, each with its file. */
export const ExportsList = ({ exports, timeZone, onShowChanges }: Props) => (
  <DataTable
    label={EXPORTS.title}
    rows={exports}
    keyOf={({ id }) => id}
    columns={[
      { label: EXPORTS.facts.file, value: (made) => <Kind made={made} /> },
      { label: EXPORTS.facts.days, value: (made) => rangeText(made, timeZone) },
      { label: EXPORTS.facts.made, value: (made) => `${whenMade(made, timeZone)}, ${madeBy(made)}` },
      {
        label: EXPORTS.facts.lines,
        isNumber: true,
        value: ({ lines, entries }) => (lines === null ? countOfEntries(entries) : formatCount(lines)),
      },
      { label: EXPORTS.facts.filter, needs: 66, value: filterText },
      { label: EXPORTS.facts.hash, needs: 46, value: (made) => <Hashes made={made} /> },
      {
        label: EXPORTS.download,
        head: '',
        isNumber: true,
        value: (made) => <Download made={made} timeZone={timeZone} onShowChanges={onShowChanges} />,
      },
    ]}
  />
)

/** Of the file, and of the copy that has replaced it. */
const Hashes = ({ made: { fileHash, redactedHash, redactedAt, namesErased } }: { made: PastExport }) => (
  <>
    {fileHash && <code title={fileHash}>{shortHash(fileHash)}</code>}
    {redactedHash && (
      <div title={redactedHash}>
        {EXPORTS.facts.redactedHash} <code>{shortHash(redactedHash)}</code>
      </div>
    )}
    {namesErased && <div title={EXPORTS.namesErasedHint}>{EXPORTS.namesErased}</div>}
    {redactedAt && <div title={EXPORTS.redactedHint}>{EXPORTS.redacted}</div>}
  </>
)

/** The way to the file, and to what has changed since. */
function Download({ made, timeZone, onShowChanges }: Omit<Props, 'exports'> & { made: PastExport }) {
  const isWithheld = useWithheld(made) !== undefined
  const [loading, setLoading] = useState(false)
  const { kind, fileName, changed } = made

  async function download() {
    if (loading || fileName === null) return
    setLoading(true)
    await downloadExport({ ...made, fileName }, EXPORTS.downloadFailed)
    setLoading(false)
  }
  return (
    <Actions>
      {changed > 0 && (
        <Button variant="light" color="yellow" onClick={() => onShowChanges(made)}>
          {EXPORTS.changed(changed)}
        </Button>
      )}
      {!isWithheld && (
        <ActionIcon
          variant="default"
          title={EXPORTS.download}
          aria-label={EXPORTS.downloadOf(EXPORTS.kinds[kind], whenMade(made, timeZone))}
          aria-busy={loading}
          onClick={download}
        >
          <DownloadIcon />
        </ActionIcon>
      )}
    </Actions>
  )
}

/** Why the file cannot be read. */
function useWithheld({ namesErased, hasFile, fileName }: PastExport) {
  const readsErasedNames = can(useMe(), 'payroll.erasedNames')
  if (namesErased && !readsErasedNames) return EXPORTS.onlyAdministrators
  return hasFile && fileName !== null ? undefined : EXPORTS.noFile
}

/** The kind of file, and why it cannot be read if so. */
function Kind({ made }: { made: PastExport }) {
  const withheld = useWithheld(made)
  return (
    <>
      {EXPORTS.kinds[made.kind]}
      {withheld && <Text quiet>{withheld}</Text>}
    </>
  )
}
