import { Button, Input, NativeSelect, TextInput } from '@mantine/core'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { useId, useState } from 'react'
import { DateField } from '../../../ui/date-field.tsx'
import { useOnPhone, useShortScreen } from '../../../ui/use-narrow.ts'
import { PeriodShortcuts } from './period-shortcuts.tsx'
import styles from './timesheet-filters.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'
import type { Payroll } from './use-payroll.ts'
import { activeFilters, NEEDS_REVIEW, wholeDaysOf } from './view.ts'

const OPTIONS = Object.entries(TIMESHEETS.comparison).map(([value, label]) => ({ value, label }))

type Props = {
  label: string
  comparison: string
  amount: string
  onComparison: (comparison: string) => void
  onAmount: (amount: string) => void
}

/** A comparison with an amount; an empty amount matches everything. */
function ComparisonFilter({ label, comparison, amount, onComparison, onAmount }: Props) {
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} className={styles.group}>
      <Input.Label component="span" id={labelId}>
        {label}
      </Input.Label>
      <NativeSelect
        aria-label={TIMESHEETS.comparisonOf(label)}
        data-chosen={amount ? true : undefined}
        data={OPTIONS}
        value={comparison}
        onChange={({ currentTarget }) => onComparison(currentTarget.value)}
      />
      <TextInput
        aria-label={TIMESHEETS.amountOf(label)}
        data-chosen={amount ? true : undefined}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.25}
        value={amount}
        onChange={({ currentTarget }) => onAmount(currentTarget.value)}
      />
    </fieldset>
  )
}

/** The filters of the timesheets. On small screens all but dates and text are collapsed. */
export function TimesheetFilters({ payroll }: { payroll: Payroll }) {
  const { view, change, period, thisWeek } = payroll
  const onPhone = useOnPhone()
  const folded = useShortScreen() || onPhone
  const active = activeFilters(view)
  const [open, setOpen] = useState(!onPhone && active > 0)
  const moreId = useId()
  return (
    <div className={styles.filters}>
      <DateField
        label={TIMESHEETS.start}
        value={view.from}
        onChange={(from) => change(wholeDaysOf({ from }))}
      />
      <DateField
        label={TIMESHEETS.end}
        value={view.to}
        error={view.to < view.from ? TIMESHEETS.endBeforeStart : undefined}
        onChange={(to) => change(wholeDaysOf({ to }))}
      />
      <PeriodShortcuts
        period={period}
        thisWeek={thisWeek}
        onChoose={({ start, end }) => change(wholeDaysOf({ from: start, to: end }))}
      />
      <TextInput
        className={styles.text}
        label={TIMESHEETS.text}
        type="search"
        placeholder={TIMESHEETS.textHint}
        value={view.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {folded && (
        <Button
          variant="default"
          aria-expanded={open}
          aria-controls={open ? moreId : undefined}
          onClick={() => setOpen(!open)}
        >
          {TIMESHEETS.filters(active)}
        </Button>
      )}
      {(!folded || open) && (
        <div id={moreId} className={styles.more}>
          <MoreFilters payroll={payroll} />
        </div>
      )}
    </div>
  )
}

function MoreFilters({ payroll: { view, change, events } }: { payroll: Payroll }) {
  const inEvent = events.filter(({ id }) => !view.event || String(id) === view.event)
  const positions = inEvent.flatMap((event) =>
    (event.positions ?? []).map(({ id, name }) => ({
      value: String(id),
      label: view.event ? name : `${event.name} - ${name}`,
    })),
  )
  return (
    <>
      <NativeSelect
        label={TIMESHEETS.event}
        data={[
          { value: '', label: TIMESHEETS.allEvents },
          ...events.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        data-chosen={view.event ? true : undefined}
        value={view.event}
        onChange={({ currentTarget }) => change({ event: currentTarget.value, position: '' })}
      />
      <NativeSelect
        label={ENTRY_WORDS.positionName}
        data={[{ value: '', label: TIMESHEETS.allPositions }, ...positions]}
        data-chosen={view.position ? true : undefined}
        value={view.position}
        onChange={({ currentTarget }) => change({ position: currentTarget.value })}
      />
      <ComparisonFilter
        label={ENTRY_WORDS.hours}
        comparison={view.hoursIs}
        amount={view.hours}
        onComparison={(hoursIs) => change({ hoursIs })}
        onAmount={(hours) => change({ hours })}
      />
      <ComparisonFilter
        label={TIMESHEETS.tips}
        comparison={view.tipsIs}
        amount={view.tips}
        onComparison={(tipsIs) => change({ tipsIs })}
        onAmount={(tips) => change({ tips })}
      />
      <NativeSelect
        label={TIMESHEETS.review}
        data={[
          { value: '', label: TIMESHEETS.allReviews },
          { value: NEEDS_REVIEW, label: TIMESHEETS.needsReview },
        ]}
        data-chosen={view.review ? true : undefined}
        value={view.review}
        onChange={({ currentTarget }) => change({ review: currentTarget.value })}
      />
    </>
  )
}
