import { Button, NativeSelect, TextInput } from '@mantine/core'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { useId, useState } from 'react'
import { DateField } from '../../../kit/date-field.tsx'
import { ChoiceFilter, Filters, optionsOf, TextFilter } from '../../../kit/filters.tsx'
import { useOnPhone, useShortScreen } from '../../../kit/use-narrow.ts'
import { PeriodShortcuts } from './period-shortcuts.tsx'
import styles from './timesheet-filters.module.css'
import { TIMESHEETS } from './timesheets.texts.ts'
import type { Payroll } from './use-payroll.ts'
import { activeFilters, NEEDS_REVIEW, wholeDaysOf } from './view.ts'

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
    <fieldset aria-labelledby={labelId} className={styles.group} data-chosen={amount ? true : undefined}>
      <span id={labelId}>{label}</span>
      <NativeSelect
        aria-label={TIMESHEETS.comparisonOf(label)}
        data={optionsOf(TIMESHEETS.comparison)}
        value={comparison}
        onChange={({ currentTarget }) => onComparison(currentTarget.value)}
      />
      <TextInput
        aria-label={TIMESHEETS.amountOf(label)}
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
    <Filters>
      <div className={styles.days}>
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
      </div>
      <PeriodShortcuts
        period={period}
        thisWeek={thisWeek}
        onChoose={({ start, end }) => change(wholeDaysOf({ from: start, to: end }))}
      />
      <TextFilter
        label={TIMESHEETS.text}
        hint={TIMESHEETS.textHint}
        value={view.text}
        onChange={(text) => change({ text })}
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
    </Filters>
  )
}

const ALL = { value: '', label: TIMESHEETS.all }

function MoreFilters({ payroll: { view, change, events } }: { payroll: Payroll }) {
  const inEvent = events.filter(({ id }) => !view.event || String(id) === view.event)
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
  return (
    <>
      <ChoiceFilter
        label={TIMESHEETS.event}
        value={view.event}
        options={[ALL, ...events.map(option)]}
        onChange={(event) => change({ event, position: '' })}
      />
      <ChoiceFilter
        label={ENTRY_WORDS.positionName}
        value={view.position}
        options={[
          ALL,
          ...inEvent.map(({ name, positions = [] }) => ({ group: name, items: positions.map(option) })),
        ]}
        onChange={(position) => change({ position })}
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
      <ChoiceFilter
        label={TIMESHEETS.review}
        value={view.review}
        options={[ALL, { value: NEEDS_REVIEW, label: TIMESHEETS.needsReview }]}
        onChange={(review) => change({ review })}
      />
    </>
  )
}
