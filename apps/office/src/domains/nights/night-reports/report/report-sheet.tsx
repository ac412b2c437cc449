import { Title } from '@mantine/core'
import type {
  Figures,
  IncidentChange,
  LineKind,
  NightReport,
  ReportLine,
} from '@nightshift/shared/nights/night-reports/contract'
import { nightSpan } from '@nightshift/shared/nights/night-reports/night-span'
import { PROBLEMS } from '@nightshift/shared/nights/night-reports/problems'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { DataTable } from '../../../../kit/data-table.tsx'
import { Facts } from '../../../../kit/facts.tsx'
import { Columns, Item, List, Row, Stack, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { PrintSheet } from '../../../../kit/print-sheet.tsx'
import { IncidentItem } from '../ending/incidents.tsx'
import { EventFigures } from '../event-figures.tsx'
import { NIGHTS } from '../night-reports.texts.ts'
import { differenceText, FIGURES, nameOf, nightText, shortNight } from '../night-words.ts'
import { REPORT } from './report.texts.ts'

const ABSENT_AND_MORE = ['noShow', 'excused', 'late', 'extra'] as const

/** What is printed: the night on one page. */
export function ReportSheet({ report }: { report: NightReport }) {
  const { festival, night, closedAt, closedBy, version, isReplaced, events, totals } = report
  const { timeZone } = festival
  return (
    <PrintSheet label={REPORT.title}>
      <Stack>
        <Row>
          <div>
            <Text quiet>{festival.name}</Text>
            <Title order={2}>{nightText(night)}</Title>
          </div>
          <Facts
            words
            facts={[
              {
                label: REPORT.endedBy,
                value: (
                  <>
                    {`${closedBy.firstName} ${closedBy.lastName}, `}
                    {formatInZone(new Date(closedAt), 'EEE, MMM d, yyyy, h:mm a', timeZone)}
                    {version > 1 && <Text quiet>{REPORT.version(version)}</Text>}
                  </>
                ),
              },
            ]}
          />
        </Row>
        {isReplaced && <Text tone="warn">{REPORT.replaced}</Text>}
        <Columns>
          <Section title={REPORT.figures}>
            <CompareTable report={report} />
            {!report.before && <Text quiet>{REPORT.noBefore}</Text>}
          </Section>
          <Stack>
            <Section title={REPORT.left}>
              <ReportPeople report={report} kinds={PROBLEMS} none={REPORT.nothingLeft} />
            </Section>
            <Section title={REPORT.incidents}>
              <ReportIncidents report={report} />
            </Section>
            <Section title={REPORT.people}>
              <ReportPeople report={report} kinds={ABSENT_AND_MORE} none={REPORT.nobody} />
            </Section>
          </Stack>
        </Columns>
        {events.length > 0 && (
          <Section title={REPORT.byEvent}>
            <EventFigures events={events} totals={totals} />
          </Section>
        )}
        <Text quiet>{REPORT.note(timeZone, totals.money !== null)}</Text>
      </Stack>
    </PrintSheet>
  )
}

/** The figures of the night beside those of the report before. */
function CompareTable({ report: { night, totals, before } }: { report: NightReport }) {
  const of = ({ value }: (typeof FIGURES)[number], figures: Figures) => value(figures) ?? 0
  return (
    <DataTable
      neverCards
      label={REPORT.figures}
      rows={FIGURES.filter(({ value }) => value(totals) !== undefined)}
      keyOf={({ id }) => id}
      columns={[
        { label: REPORT.figures, value: ({ id }) => NIGHTS.figures[id] },
        { label: shortNight(night), value: (row) => row.text(of(row, totals)), isNumber: true },
        ...(before
          ? [
              {
                label: shortNight(before.night),
                value: (row: (typeof FIGURES)[number]) => row.text(of(row, before.totals)),
                isNumber: true,
              },
              {
                label: REPORT.difference,
                value: (row: (typeof FIGURES)[number]) =>
                  differenceText(of(row, totals) - of(row, before.totals), row.text),
                isNumber: true,
              },
            ]
          : []),
      ]}
    />
  )
}

/** The incidents as the report keeps them, and what became of them since. */
function ReportIncidents({ report }: { report: NightReport }) {
  const { incidents, changes, festival } = report
  const { timeZone } = festival
  return (
    <>
      {incidents.length === 0 && <Text quiet>{REPORT.noIncidents}</Text>}
      {incidents.length > 0 && (
        <List>
          {incidents.map((incident) => (
            <IncidentItem key={incident.id} incident={incident} timeZone={timeZone} />
          ))}
        </List>
      )}
      {changes.length > 0 && (
        <Section level={3} title={REPORT.changes}>
          <List label={REPORT.changes}>
            {changes.map((change, index) => (
              <Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the log of changes only grows at its end
                key={index}
                title={<time>{formatInZone(change.changedAt, 'EEE, MMM d, yyyy, h:mm a', timeZone)}</time>}
                about={textOf(change, timeZone)}
              />
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

function textOf({ changedBy, before, after }: IncidentChange, timeZone: string) {
  const who = nameOf({ person: changedBy })
  const incidentText = ({ at, note }: NonNullable<IncidentChange['before']>) =>
    REPORT.incident(formatClock(at, timeZone), note)
  if (before && after) return REPORT.change.edited(who, incidentText(before), incidentText(after))
  if (after) return REPORT.change.added(who, incidentText(after))
  return before ? REPORT.change.deleted(who, incidentText(before)) : ''
}

type PeopleProps = { report: NightReport; kinds: readonly LineKind[]; none: string }

/** The people of these kinds, a line of names for each kind. */
function ReportPeople({ report, kinds, none }: PeopleProps) {
  const { lines } = report
  const shown = kinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    return own.length ? [{ kind, own }] : []
  })
  if (!shown.length) return <Text quiet>{none}</Text>
  return (
    <Facts
      words
      facts={shown.map(({ kind, own }) => ({
        label: `${NIGHTS.kinds[kind]} (${own.length})`,
        value: own.map((line) => personText(line, report)).join(', '),
      }))}
    />
  )
}

function personText(line: ReportLine, { night, festival: { timeZone } }: NightReport) {
  const name = nameOf(line)
  // With its date where it began in an earlier night.
  const sinceText = () =>
    new Date(line.at) < nightSpan(night, timeZone).startsAt
      ? formatInZone(line.at, 'EEE, MMM d, h:mm a', timeZone)
      : formatClock(line.at, timeZone)
  if (line.kind === 'late') return REPORT.detail(name, NIGHTS.minutesLate(line.minutes ?? 0))
  if (line.kind === 'stillIn') return REPORT.detail(name, REPORT.since(sinceText()))
  return REPORT.detail(name, line.positionName)
}
