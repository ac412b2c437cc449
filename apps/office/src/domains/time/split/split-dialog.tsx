import { Button, TextInput } from '@mantine/core'
import { formatCents, MONEY_STEP, toCents } from '@nightshift/shared/money'
import { formatClock, formatDateTime } from '@nightshift/shared/time'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/time/timeclock/editing-calls'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/time/timeclock/rules'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { type FormEvent, useState } from 'react'
import { Actions, Fields, Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { LocalTimeField } from '../../../kit/local-time/local-time-field.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { Section } from '../../../kit/page.tsx'
import { RateInput } from '../../../kit/rate-input.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { EntryFacts } from '../editor/entry-facts.tsx'
import { type EditableEntry, formOf, readForm } from '../editor/entry-form.ts'
import { PositionField } from '../editor/position-field.tsx'
import { saveRefusal } from '../editor/save-refusal.ts'
import { usePositions, useProposedRate } from '../editor/use-positions.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { SPLIT } from './split.texts.ts'
import { canDivide, type Part, readSplit, type SplitForm, type SplitReading } from './split-form.ts'

type SplitFieldsProps = {
  entry: EditableEntry
  form: SplitForm
  position: { id: number; name: string; isTipped: boolean }
  timeZone: string
  problem?: SplitReading & { kind: 'problem' }
  onChange: (changes: Partial<SplitForm>) => void
}

const TIPS = ['cashTips', 'creditTips'] as const
const WORDS = { ...SPLIT.problems, badRate: ENTRY.problems.badRate }

function SplitFields({ entry, form, position, timeZone, problem, onChange }: SplitFieldsProps) {
  const proposedRate = useProposedRate(entry.userId)
  function choose(chosen: string) {
    const rate = chosen === String(entry.positionId) ? entry.payrate : proposedRate(chosen)
    onChange({ position: chosen, ...(rate !== undefined && { rate: rate.toFixed(2) }) })
  }
  const problemAt = (field: 'at' | 'rate' | 'tips') =>
    problem?.field === field ? WORDS[problem.problem] : undefined
  const at = (instant: string) => formatDateTime(instant, timeZone)
  const { startTime, endTime } = entry
  return (
    <>
      <LocalTimeField
        label={SPLIT.at}
        description={endTime ? SPLIT.between(at(startTime), at(endTime)) : SPLIT.openUntil(at(startTime))}
        required
        value={form.at}
        timeZone={timeZone}
        problem={problemAt('at')}
        onChange={(changed) => onChange({ at: changed })}
      />
      <Section level={3} title={SPLIT.second}>
        <Fields>
          <PositionField
            value={form.position}
            current={{ id: entry.positionId, name: entry.positionName }}
            onChange={choose}
          />
          <RateInput
            label={ENTRY_WORDS.payrate}
            rate={form.rate}
            onRate={(rate) => onChange({ rate })}
            {...(problemAt('rate') && { error: problemAt('rate') })}
          />
          {canDivide(entry, position) &&
            TIPS.map((field) => (
              <TextInput
                key={field}
                label={SPLIT.secondTips[field]}
                type="number"
                inputMode="decimal"
                min={0}
                max={entry[field]}
                step={MONEY_STEP}
                value={form[field]}
                error={problemAt('tips')}
                onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
              />
            ))}
        </Fields>
      </Section>
    </>
  )
}

type Props = { entry: EditableEntry; name: string; onBack: () => void; onDone: () => void }

/** Splits an entry in two, with a live preview of both parts. */
export function SplitDialog({ entry, name, onBack, onDone }: Props) {
  const { timeZone } = useFestival()
  const { find } = usePositions()
  const refusal = (error: unknown) => saveRefusal(error, timeZone)
  const split = useCall(ENTRY_EDITING_CALLS.split, SPLIT.failed, { refusal })
  const [now] = useState(() => new Date())
  const [checked, setChecked] = useState(false)
  const [form, setForm] = useState<SplitForm>({
    at: { text: formOf(entry, timeZone).start.text },
    position: String(entry.positionId),
    rate: entry.payrate.toFixed(2),
    cashTips: '0',
    creditTips: '0',
  })
  const { positionId: id, positionName, isTipped } = entry
  const own = { id, name: positionName, isTipped }
  const position = form.position === String(id) ? own : (find(form.position) ?? own)
  const reading = readSplit(entry, form, position, { timeZone, now })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (reading.kind === 'problem' || split.isPending) return
    const { id, updatedAt } = entry
    if (await split({ params: { id }, body: { ...reading.body, updatedAt } })) onDone()
  }

  return (
    <OfficeModal title={SPLIT.title} onClose={onBack}>
      <form onSubmit={submit}>
        <Stack>
          <EntryFacts
            entry={entry}
            name={name}
            reading={readForm(entry, formOf(entry, timeZone), timeZone)}
          />
          <Text quiet>{SPLIT.explanation}</Text>
          <SplitFields
            entry={entry}
            form={form}
            position={position}
            timeZone={timeZone}
            problem={checked && reading.kind === 'problem' ? reading : undefined}
            onChange={(changes) => setForm({ ...form, ...changes })}
          />
          {reading.kind === 'read' && (
            <SplitPreview entry={entry} parts={reading.parts} timeZone={timeZone} now={now} />
          )}
          <Actions>
            <Button variant="default" onClick={onBack}>
              {SPLIT.back}
            </Button>
            <Button type="submit" aria-busy={split.isPending}>
              {SPLIT.save}
            </Button>
          </Actions>
        </Stack>
      </form>
    </OfficeModal>
  )
}

type SplitPreviewProps = { entry: EditableEntry; parts: [Part, Part]; timeZone: string; now: Date }

/** Both parts with hours and pay, and their sum beside that of the whole: each is rounded on its own. */
function SplitPreview({ entry, parts, timeZone, now }: SplitPreviewProps) {
  const sum = (amountOf: (part: Part) => number) => amountOf(parts[0]) + amountOf(parts[1])
  const clock = (instant: string) => formatClock(instant, timeZone)
  return (
    <div role="status">
      <List>
        {parts.map((part, index) => {
          const { positionName, payrate, startTime, endTime, deduction } = part
          const tips = tipsOf(part)
          const facts = [
            SPLIT.parts[index],
            SPLIT.span(clock(startTime), endTime ? clock(endTime) : SPLIT.running),
            tips > 0 && SPLIT.tips(formatCents(tips)),
            deduction > 0 && SPLIT.deduction(formatCents(toCents(deduction))),
          ]
          return (
            <Item
              key={startTime}
              title={`${positionName} · ${formatCents(toCents(payrate))}`}
              about={facts.filter(Boolean).join(' · ')}
            >
              {endTime && worthOf(hundredthsOf(part, now), payOf(part, now))}
            </Item>
          )
        })}
      </List>
      {!isOpen(entry) && (
        <Text>
          <strong>
            {SPLIT.together(
              formatHundredths(sum((part) => hundredthsOf(part, now))),
              formatCents(sum((part) => payOf(part, now))),
            )}
          </strong>{' '}
          ({SPLIT.before(formatHundredths(hundredthsOf(entry, now)), formatCents(payOf(entry, now)))})
        </Text>
      )}
    </div>
  )
}

const worthOf = (hundredths: number, cents: number) =>
  ENTRY.worth(formatHundredths(hundredths), formatCents(cents))
