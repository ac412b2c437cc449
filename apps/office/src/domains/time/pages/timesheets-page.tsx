import { Alert, Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon, PlusIcon } from '@nightshift/ui/icons.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Row, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { useOnPhone } from '../../../kit/use-narrow.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { EntryLinks } from '../../payroll/export/entry-links.tsx'
import { EXPORT } from '../../payroll/export/export.texts.ts'
import { exportContents } from '../../payroll/export/export-contents.ts'
import { ExportDialog } from '../../payroll/export/export-dialog.tsx'
import { exportFilter } from '../../payroll/export/export-filter.ts'
import { wordsOf } from '../../payroll/export/held-entries.tsx'
import { OvertimeLine } from '../../payroll/overtime/overtime-line.tsx'
import { PayPeriods } from '../../payroll/periods/pay-periods.tsx'
import { ADD_ENTRY } from '../add-for-leaver/add-entry.texts.ts'
import { AddEntryDialog } from '../add-for-leaver/add-entry-dialog.tsx'
import { BulkEditDialog } from '../bulk-edit/bulk-edit-dialog.tsx'
import type { BulkKind } from '../bulk-edit/bulk-form.ts'
import { useSelection } from '../bulk-edit/selection.ts'
import { SelectionBar } from '../bulk-edit/selection-bar.tsx'
import { DELETED } from '../deleted/deleted-entries.texts.ts'
import { DeletedEntriesDialog } from '../deleted/deleted-entries-dialog.tsx'
import { EntryEditor } from '../editor/entry-editor.tsx'
import { TimesheetCards } from '../timesheets/timesheet-cards.tsx'
import { TimesheetFilters } from '../timesheets/timesheet-filters.tsx'
import styles from '../timesheets/timesheet-table.module.css'
import { TimesheetTable } from '../timesheets/timesheet-table.tsx'
import type { PayrollEntry } from '../timesheets/timesheets.api.ts'
import { TIMESHEETS } from '../timesheets/timesheets.texts.ts'
import { type Payroll, usePayroll } from '../timesheets/use-payroll.ts'
import { sortedBy, sortOf } from '../timesheets/view.ts'
import { TimesheetSections } from './timesheet-sections.tsx'

/** The entries of a period: filter, edit, review and export. */
export default function TimesheetsPage() {
  const payroll = usePayroll()
  const navigate = useNavigate()
  const { rows, shown, period, timeZone, error } = payroll
  const [exporting, setExporting] = useState(false)
  const [made, setMade] = useState('')
  const [showingDeleted, setShowingDeleted] = useState(false)
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<PayrollEntry>()
  useFailureAlert(error, TIMESHEETS.loadFailed)

  function startExport() {
    setMade('')
    if (exportContents(shown, new Date()).entries.length === 0) dialogs.alert({ text: EXPORT.nothing })
    else setExporting(true)
  }
  const known = [...rows.map(({ entry }) => entry), ...payroll.toReview]
  const current = edited && (known.find(({ id }) => id === edited.id) ?? edited)

  return (
    <Page
      title={ADMIN.tabs.timesheets}
      sections={<TimesheetSections />}
      tools={
        <>
          <Text quiet status>
            {made}
          </Text>
          <Button
            variant="default"
            leftSection={<DownloadIcon />}
            disabled={!payroll.isReady}
            onClick={startExport}
          >
            {EXPORT.button}
          </Button>
          <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
            {ADD_ENTRY.button}
          </Button>
        </>
      }
    >
      <PayPeriods
        payroll={payroll}
        isEditing={current !== undefined}
        onOpen={({ kind, entryId }) =>
          kind === 'requestWaiting' || kind === 'scanWaiting'
            ? navigate(OFFICE_PATHS.attention)
            : setEdited(known.find(({ id }) => id === entryId))
        }
        onEdit={setEdited}
      />
      <TimesheetFilters payroll={payroll} />
      <EarlierReviews payroll={payroll} onOpen={setEdited} />
      <Entries payroll={payroll} onEdit={setEdited} />
      <OvertimeLine period={period} exact={payroll.exact} isPeriod={payroll.isPeriod} />
      <Row>
        <Text quiet>
          {payroll.exact ? TIMESHEETS.explanationOfPeriod(timeZone) : TIMESHEETS.explanation(timeZone)}
        </Text>
        <Button
          variant="subtle"
          color="gray"
          disabled={!payroll.isPeriod}
          onClick={() => setShowingDeleted(true)}
        >
          {DELETED.title}
        </Button>
      </Row>
      {adding && (
        <AddEntryDialog
          onMade={(entry) => {
            setAdding(false)
            setEdited(entry)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {showingDeleted && payroll.range && (
        <DeletedEntriesDialog
          period={period}
          range={payroll.range}
          onClose={() => setShowingDeleted(false)}
        />
      )}
      {exporting && !current && payroll.range && (
        <ExportDialog
          rows={shown}
          toReview={payroll.toReview}
          period={period}
          range={payroll.range}
          exact={payroll.exact}
          filter={exportFilter(payroll.view, payroll.events)}
          timeZone={timeZone}
          onOpen={setEdited}
          onMade={(words) => {
            setMade(words)
            setExporting(false)
          }}
          onClose={() => setExporting(false)}
        />
      )}
      {current && (
        <EntryEditor
          key={current.id}
          entry={current}
          name={`${current.user.firstName} ${current.user.lastName}`}
          paychexId={current.user.paychexId}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}

/** Entries that need review and ended before the chosen period, so that no forgotten shift stays unpaid. */
function EarlierReviews({ payroll: { rows, toReview, timeZone }, onOpen }: EarlierReviewsProps) {
  const listed = new Set(rows.map(({ entry }) => entry.id))
  const earlier = toReview.filter(({ id }) => !listed.has(id))
  if (earlier.length === 0) return null
  return (
    <Alert color="yellow" title={TIMESHEETS.earlierReviews(earlier.length)}>
      <EntryLinks
        links={earlier.map((entry) => ({ entry, words: wordsOf(entry, timeZone) }))}
        onOpen={onOpen}
      />
    </Alert>
  )
}

type EarlierReviewsProps = { payroll: Payroll; onOpen: (entry: PayrollEntry) => void }
type EntriesProps = { payroll: Payroll; onEdit: (entry: PayrollEntry) => void }

/** The entries that the filters show, which can be selected to change several at once. */
function Entries({ payroll, onEdit }: EntriesProps) {
  const { rows, shown, view, change, clear, timeZone, isLoading, isFetching, error, retry } = payroll
  const onPhone = useOnPhone()
  const selection = useSelection(shown)
  const [selecting, setSelecting] = useState(false)
  const [changing, setChanging] = useState<BulkKind>()
  const [done, setDone] = useState<{ words: string; to: unknown }>()
  const totals = useMemo(
    () =>
      payrollTotals(
        shown.map(({ entry }) => entry),
        new Date(),
      ),
    [shown],
  )
  function toggleSelecting() {
    setSelecting(!selecting)
    selection.clear()
  }
  const common = {
    rows: shown,
    totals,
    timeZone,
    onEdit: ({ entry }: (typeof shown)[number]) => onEdit(entry),
  }
  const doneWords = done?.to === selection.chosen ? done.words : undefined
  const bar = (
    <SelectionBar
      selection={selection}
      done={doneWords}
      selecting={onPhone ? { on: selecting, toggle: toggleSelecting } : undefined}
      onChoose={setChanging}
    />
  )
  const list = onPhone ? (
    <>
      {bar}
      <TimesheetCards {...common} selection={selecting ? selection : undefined} />
    </>
  ) : (
    <TimesheetTable
      {...common}
      selection={selection}
      actions={bar}
      isActing={selection.rows.length > 0 || doneWords !== undefined}
      sort={sortOf(view)}
      onSort={(column) => change({ sort: sortedBy(view, column) })}
    />
  )
  const isUnknown = rows.length === 0 && (isLoading || error)
  return (
    <>
      <Loaded
        query={{ data: isUnknown ? undefined : rows, error, refetch: retry }}
        failed={TIMESHEETS.loadFailed}
        empty={{ title: TIMESHEETS.empty, text: TIMESHEETS.emptyText }}
      >
        {() =>
          shown.length > 0 ? (
            <div className={styles.list} aria-busy={isFetching}>
              {list}
            </div>
          ) : (
            <NoticeState part title={TIMESHEETS.empty} text={TIMESHEETS.emptyFiltered}>
              <StateAction label={TIMESHEETS.clear} onClick={clear} />
            </NoticeState>
          )
        }
      </Loaded>
      {changing && (
        <BulkEditDialog
          kind={changing}
          selection={selection}
          onDone={(words) => {
            setDone({ words, to: selection.chosen })
            setChanging(undefined)
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}
