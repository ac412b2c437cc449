import { Anchor, Button } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type {
  LineKind,
  NightEnding,
  Figures as NightTotals,
} from '@nightshift/shared/nights/night-reports/contract'
import { PROBLEMS } from '@nightshift/shared/nights/night-reports/problems'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { Link, useNavigate } from 'react-router'
import { Figures } from '../../../../kit/figures.tsx'
import { Actions, Columns, Item, List, Stack, Text } from '../../../../kit/layout.tsx'
import { forgetUnsavedChanges, hasUnsavedChanges } from '../../../../kit/leaving/leave-blockers.ts'
import { useCall } from '../../../../lib/calls.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { useUnsent } from '../../roll-call/phone/use-phone-queue.ts'
import { EventFigures } from '../event-figures.tsx'
import { NIGHTS } from '../night-reports.texts.ts'
import { FIGURES, type FigureId, nameOf, reportPath } from '../night-words.ts'
import { END_NIGHT } from './ending.texts.ts'
import { Incidents } from './incidents.tsx'
import { NotHere } from './not-here.tsx'
import { Others, Part, ToReview } from './person-rows.tsx'
import { StillIn } from './still-in.tsx'

/** The figures that stand on top, some of them beside what was planned. */
const TILES: { id: FigureId; planned?: FigureId }[] = [
  { id: 'came', planned: 'planned' },
  { id: 'late' },
  { id: 'noShow' },
  { id: 'excused' },
  { id: 'extra' },
  { id: 'hundredths', planned: 'plannedHundredths' },
  { id: 'pay', planned: 'plannedPay' },
]

/** How the night went, against its plan. */
const NightFigures = ({ totals }: { totals: NightTotals }) => (
  <Figures
    label={END_NIGHT.figures}
    figures={TILES.flatMap(({ id, planned }) => {
      const value = textOf(totals, id)
      const plan = planned && textOf(totals, planned)
      const of = plan === undefined ? undefined : END_NIGHT.ofPlanned(plan)
      return value === undefined ? [] : [{ label: NIGHTS.figures[id], value, of }]
    })}
  />
)

function textOf(totals: NightTotals, id: FigureId) {
  const { value, text } = FIGURES.find((figure) => figure.id === id)!
  const found = value(totals)
  return found === undefined ? undefined : text(found)
}

const words = END_NIGHT.finish

/** More of them are a number: the question has to fit on a phone. */
const NAMES = 12

/** What is left over, and the end of the night. */
function Finish({ ending }: { ending: NightEnding }) {
  const navigate = useNavigate()
  const { id: festivalId, timeZone } = useFestival()
  const unsent = useUnsent(useMe().id)
  const end = useCall(NIGHT_REPORTS_CALLS.end, words.failed)
  const left = leftOver(ending)
  const label = ending.report ? words.again : words.button

  async function submit() {
    if (end.isPending) return
    const unsentNow = unsent()
    const lines = [
      ...left.map(({ what, names }) => words.named(what, names.length, namesText(names))),
      ...(ending.isRollCallOpen ? [words.rollCall] : []),
      ...(unsentNow ? [words.unsent(unsentNow)] : []),
      ...(hasUnsavedChanges() ? [words.unsaved] : []),
    ]
    const now = new Date()
    const notOver = new Date(ending.endsAt) > now ? [words.notOver(formatClock(ending.endsAt, timeZone))] : []
    const text = [
      ...notOver,
      ...(lines.length ? [words.left, ...lines] : [words.nothingLeft]),
      words.hint,
    ].join('\n')
    if (!(await dialogs.confirm({ title: words.ask, text, confirmLabel: label }))) return
    const report = await end({ body: { festivalId, night: ending.night, seen: ending.seen } })
    if (!report) return
    forgetUnsavedChanges()
    await navigate(reportPath(report.id))
  }
  return (
    <Part title={words.title} about={words.hint}>
      {left.length === 0 ? (
        <Text quiet>{words.nothingLeft}</Text>
      ) : (
        <>
          <Text quiet>{words.left}</Text>
          <List>
            {left.map(({ what, names }) => (
              <Item key={what} title={words.counted(what, names.length)} />
            ))}
          </List>
        </>
      )}
      <Actions>
        <Button aria-busy={end.isPending} onClick={submit}>
          {label}
        </Button>
      </Actions>
    </Part>
  )
}

/** What nobody has settled, each with the names of whom it is about. */
function leftOver({ lines, waiting }: NightEnding) {
  const waitingFor = (kind: NightEnding['waiting'][number]['kind']) =>
    waiting
      .filter((one) => one.kind === kind)
      .map(({ person }) => (person ? nameOf({ person }) : words.unknownBadge))
  return [
    ...PROBLEMS.map((kind) => ({
      what: NIGHTS.kinds[kind],
      names: lines.filter((line) => line.kind === kind).map(nameOf),
    })),
    { what: words.requests, names: waitingFor('request') },
    { what: words.scans, names: waitingFor('scan') },
  ].filter(({ names }) => names.length)
}

const namesText = (names: string[]) => words.names(names.slice(0, NAMES), Math.max(0, names.length - NAMES))

/** The end of a night, from the top down: who is where, what happened, and the report. */
export function EndingView({ ending }: { ending: NightEnding }) {
  const { timeZone } = useFestival()
  const { lines, report, totals, events } = ending
  const of = (...kinds: LineKind[]) => lines.filter(({ kind }) => kinds.includes(kind))
  const stillIn = of('stillIn')
  return (
    <>
      {report && (
        <Text tone="info">
          {END_NIGHT.endedBy(
            `${report.closedBy.firstName} ${report.closedBy.lastName}`,
            formatInZone(new Date(report.closedAt), 'EEE h:mm a', timeZone),
          )}{' '}
          <Anchor component={Link} to={reportPath(report.id)}>
            {END_NIGHT.openReport}
          </Anchor>
        </Text>
      )}
      <NightFigures totals={totals} />
      <Columns>
        <Stack>
          <StillIn ending={ending} lines={stillIn} />
          <NotHere ending={ending} missing={of('missing')} marked={of('noShow', 'excused')} />
        </Stack>
        <Stack>
          <ToReview lines={of('tipsMissing', 'needsReview')} />
          <Incidents ending={ending} />
          <Others kind="late" lines={of('late')} />
          <Others kind="extra" lines={of('extra')} />
        </Stack>
      </Columns>
      {events.length > 0 && (
        <Part title={END_NIGHT.byEvent}>
          <EventFigures events={events} totals={totals} />
          {stillIn.length > 0 && <Text quiet>{END_NIGHT.openNote(stillIn.length)}</Text>}
        </Part>
      )}
      <Finish ending={ending} />
    </>
  )
}
