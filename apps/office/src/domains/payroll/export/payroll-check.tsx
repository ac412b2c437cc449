import { Badge } from '@mantine/core'
import { type PayrollIssue, payrollIssues } from '@nightshift/shared/payroll/payroll-check'
import { formatDateTime } from '@nightshift/shared/time'
import { hundredthsOf } from '@nightshift/shared/time/timeclock/rules'
import { Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { formatHundredths } from '../../time/entries/weeks.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { EntryLinks } from './entry-links.tsx'
import { EXPORT } from './export.texts.ts'

type Issue = PayrollIssue<PayrollEntry>
type Kind = Issue['kind']

const KINDS = Object.keys(EXPORT.issues) as Kind[]

type Props = { entries: PayrollEntry[]; timeZone: string; onOpen: (entry: PayrollEntry) => void }

/** Payroll warnings by kind; each line opens its entry. */
export function PayrollCheck({ entries, timeZone, onOpen }: Props) {
  const issues = payrollIssues(entries, new Date())
  if (issues.length === 0) return <Text>{EXPORT.clean}</Text>
  return (
    <>
      <Text quiet>{EXPORT.checkHint}</Text>
      {KINDS.map((kind) => {
        const ofKind = issues.filter((issue) => issue.kind === kind)
        if (ofKind.length === 0) return null
        const links = ofKind.map((issue) => ({ entry: issue.shift, words: wordsOf(issue, timeZone) }))
        return (
          <Section
            key={kind}
            level={3}
            title={EXPORT.issues[kind]}
            mark={
              <Badge component="span" variant="light" color="gray">
                {ofKind.length}
              </Badge>
            }
          >
            <EntryLinks links={links} onOpen={onOpen} />
          </Section>
        )
      })}
    </>
  )
}

function wordsOf(issue: Issue, timeZone: string) {
  const { shift } = issue
  const name = ({ user }: PayrollEntry) => `${user.firstName} ${user.lastName}`
  const when = ({ startTime }: PayrollEntry) => formatDateTime(startTime, timeZone)
  const parts = [name(shift)]
  if (issue.kind === 'sharedPaychexId')
    parts.push(EXPORT.sharedWith(shift.user.paychexId ?? '', name(issue.other)))
  else if (issue.kind !== 'noPaychexId') parts.push(shift.positionName, when(shift))
  if (issue.kind === 'overlap') parts.push(EXPORT.overlapsWith(when(issue.other)))
  if (issue.kind === 'long') parts.push(EXPORT.hours(formatHundredths(hundredthsOf(shift, new Date()))))
  return parts.join(', ')
}
