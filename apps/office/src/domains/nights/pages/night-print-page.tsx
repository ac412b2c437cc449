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
import { useQuery } from '@tanstack/react-query'
import { Row, Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from '../publication/night-sheet.module.css'
import { type PublishedNights, publicationQuery } from '../publication/publication.api.ts'
import { SHEET } from '../publication/publication.texts.ts'
import { PublishNights } from '../publication/publish-nights.tsx'

/** The plan of the night in the address, to read and to print: the next one without, with the choice of another. */
export default function NightPrintPage() {
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
  const date = sheet?.night?.date
  return (
    <Page
      title={SHEET.title}
      tools={
        <>
          {sheet && (
            <NativeSelect
              aria-label={SHEET.night}
              value={date}
              data={sheet.nights.map((one) => ({ value: one.date, label: one.label }))}
              onChange={({ currentTarget }) => change({ night: currentTarget.value })}
            />
          )}
          {sheet && date && can(me, 'nights.edit') && !chosen?.closedAt && (
            <PublishNight festivalId={festivalId} seasonId={sheet.seasonId} night={date} />
          )}
          <Button variant="default" onClick={() => window.print()}>
            {SHEET.print}
          </Button>
        </>
      }
    >
      <Loaded
        query={{
          data: sheet,
          error: seasons.error ?? found.error,
          refetch: () => Promise.all([seasons.refetch(), found.refetch()]),
        }}
        failed={SHEET.loadFailed}
        empty="never"
      >
        {(loaded) => <NightSheet sheet={loaded} />}
      </Loaded>
    </Page>
  )
}

function PublishNight(night: PublishedNights) {
  const { data: publication } = useQuery(publicationQuery(night))
  return <PublishNights {...night} affected={publication?.affected.length ?? 0} />
}

/** What is printed: the plan of a night by event and position. */
function NightSheet({ sheet }: { sheet: Sheet }) {
  const { festivalName, night, events, timeZone } = sheet
  if (!night) return <Text quiet>{SHEET.noNights}</Text>
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
          <div>
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
            <div>
              <h4>
                {name} <small>{SHEET.filled(filled, needed)}</small>
              </h4>
              <small>{SHEET.call(formatClock(callAt, timeZone))}</small>
            </div>
            <ul>
              {places.map((place) => (
                <Place key={place.placeId} place={place} timeZone={timeZone} />
              ))}
              {needed > filled && !isCalledOff && (
                <li>
                  <strong>{SHEET.unfilled(needed - filled)}</strong>
                </li>
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
        {part !== 'whole' && <small>{` ${PART_TEXTS[part]}`}</small>}
        {part === 'second' && <small>{`, ${SHEET.from(formatClock(callAt, timeZone))}`}</small>}
        {answer && (
          <small className={styles.answer} data-answer={answer}>
            {SHEET.answers[answer]}
            {/* Not on paper, which hangs on a wall. */}
            {answerReason && <span className={styles.screen}>{SHEET.reasonOf(answerReason)}</span>}
          </small>
        )}
        {!isPublished && <small className={`${styles.answer} ${styles.screen}`}>{SHEET.unpublished}</small>}
      </span>
    </li>
  )
}
