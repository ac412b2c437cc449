import { Button, NativeSelect, Title } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { filledBy } from '@nightshift/shared/nights/night-plan/place'
import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import type {
  NightSheet as Sheet,
  SheetEvent,
  SheetPlace,
} from '@nightshift/shared/nights/publication/contract'
import { PART_TEXTS } from '@nightshift/shared/nights/publication/place-text'
import { formatClock } from '@nightshift/shared/time'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Actions, Row, Stack, Text } from '../../../kit/layout.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './night-sheet.module.css'
import { type PublishedNights, publicationQuery } from './publication.api.ts'
import { SHEET } from './publication.texts.ts'
import { PublishNights } from './publish-nights.tsx'

/** What is printed: the plan of a night by event and position. */
function NightSheet({ sheet }: { sheet: Sheet }) {
  const { festivalName, night, events, timeZone } = sheet
  if (!night) return <p>{SHEET.noNights}</p>
  const people = new Set(events.flatMap(placesOf).map(({ userId }) => userId)).size
  const facts = [
    [SHEET.gates, formatClock(night.gatesAt, timeZone)],
    [SHEET.ends, formatClock(night.endsAt, timeZone)],
    [SHEET.people, String(people)],
  ]
  return (
    <PrintSheet label={night.label}>
      <Stack>
        <Row>
          <div className={styles.sheet}>
            <Text quiet>{festivalName}</Text>
            <Title order={2}>{`${night.label}, ${night.date.slice(0, 4)}`}</Title>
          </div>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Row>
        {night.isCalledOff && (
          <Text quiet>
            <strong>{SHEET.calledOff}</strong>
          </Text>
        )}
        {events.length === 0 && <Text quiet>{SHEET.empty}</Text>}
        <div className={styles.events}>
          {events.map((event) => (
            <EventPlan
              key={event.eventId}
              event={event}
              timeZone={timeZone}
              isCalledOff={night.isCalledOff}
            />
          ))}
        </div>
      </Stack>
    </PrintSheet>
  )
}

const placesOf = ({ positions }: SheetEvent) => positions.flatMap(({ places }) => places)

type EventProps = { event: SheetEvent; timeZone: string; isCalledOff: boolean }

function EventPlan({ event, timeZone, isCalledOff }: EventProps) {
  return (
    <section className={styles.event}>
      <h3>{event.name}</h3>
      {event.positions.map(({ positionId, name, callAt, needed, places }) => {
        const filled = filledBy(places)
        return (
          <div key={positionId} className={styles.position}>
            <h4>
              {name} <span>{SHEET.filled(filled, needed)}</span>
            </h4>
            <p className={styles.call}>{SHEET.call(formatClock(callAt, timeZone))}</p>
            <ul>
              {places.map((place) => (
                <Place key={place.placeId} place={place} timeZone={timeZone} />
              ))}
              {needed > filled && !isCalledOff && (
                <li className={styles.open}>{SHEET.unfilled(needed - filled)}</li>
              )}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function Place({ place, timeZone }: { place: SheetPlace; timeZone: string }) {
  const { firstName, lastName, part, callAt, answer, answerReason, isPublished } = place
  return (
    <li className={styles.place}>
      <span className={styles.box} aria-hidden />
      <span>
        {`${firstName} ${lastName}`}
        {part !== 'whole' && <em>{` ${PART_TEXTS[part]}`}</em>}
        {part === 'second' && <em>{`, ${SHEET.from(formatClock(callAt, timeZone))}`}</em>}
        {answer && (
          <span className={styles.answer} data-answer={answer}>
            {SHEET.answers[answer]}
            {/* Not on paper, which hangs on a wall. */}
            {answerReason && <span className={styles.screen}>{SHEET.reasonOf(answerReason)}</span>}
          </span>
        )}
        {!isPublished && (
          <span className={`${styles.answer} ${styles.screen}`} data-answer="unpublished">
            {SHEET.unpublished}
          </span>
        )}
      </span>
    </li>
  )
}

/** The plan of the night in the address, the next one without, with the choice of another. */
export function NightSheetView() {
  const { id: festivalId } = useFestival()
  const me = useMe()
  const [{ season, night }, change] = useUrlState({ season: '', night: '' })
  const { chosen, ...seasons } = useSeasons(season)
  const found = useQuery({
    ...queryOf(PUBLICATION_CALLS.sheet, {
      query: { festivalId, seasonId: chosen?.id ?? 0, ...(night && { night }) },
    }),
    enabled: chosen !== undefined,
  })
  const sheet = found.data
  const error = seasons.error ?? found.error
  useFailureAlert(error, SHEET.loadFailed)
  if (!sheet) {
    if (!error) return <Loading />
    return (
      <NoticeState part title={STATES.failedTitle} text={SHEET.loadFailed}>
        <StateAction label={STATES.retry} onClick={() => Promise.all([seasons.refetch(), found.refetch()])} />
      </NoticeState>
    )
  }
  const date = sheet.night?.date
  return (
    <Stack>
      <Row>
        <NativeSelect
          label={SHEET.night}
          value={date}
          data={sheet.nights.map((one) => ({ value: one.date, label: one.label }))}
          onChange={({ currentTarget }) => change({ night: currentTarget.value })}
        />
        <Actions>
          {date && can(me, 'nights.edit') && !chosen?.closedAt && (
            <PublishNight festivalId={festivalId} seasonId={sheet.seasonId} night={date} />
          )}
          <Button variant="default" onClick={() => window.print()}>
            {SHEET.print}
          </Button>
        </Actions>
      </Row>
      <NightSheet sheet={sheet} />
    </Stack>
  )
}

function PublishNight(night: PublishedNights) {
  const { data: publication } = useQuery(publicationQuery(night))
  return <PublishNights {...night} affected={publication?.affected.length ?? 0} />
}
