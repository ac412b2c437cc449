import { formatCents, toCents } from '@nightshift/shared/money'
import { hundredthsOf, isOpen, payOf } from '@nightshift/shared/time/timeclock/rules'
import { Row, Text } from '../../../kit/layout.tsx'
import { formatHundredths } from '../entries/weeks.ts'
import { ENTRY } from './entry-editor.texts.ts'
import type { EditableEntry, FormReading } from './entry-form.ts'

type Props = { entry: EditableEntry; name: string; paychexId?: string; reading: FormReading }

/** The employee, the position and the pay that the form's values give. */
export const EntryFacts = ({ entry, name, paychexId, reading }: Props) => (
  <Row>
    <div>
      <strong>{name}</strong>
      <Text quiet>
        {[
          entry.positionName,
          ENTRY.rate(formatCents(toCents(entry.payrate))),
          ...(paychexId === undefined ? [] : [ENTRY.paychexId(paychexId)]),
        ].join(' · ')}
      </Text>
    </div>
    <strong role="status">{worthOf(reading)}</strong>
  </Row>
)

function worthOf(reading: FormReading) {
  if (reading.kind === 'problem') return ENTRY.nothing
  if (isOpen(reading)) return ENTRY.notEnded
  const now = new Date()
  const hours = formatHundredths(hundredthsOf(reading, now))
  return ENTRY.worth(hours, formatCents(payOf(reading, now)))
}
