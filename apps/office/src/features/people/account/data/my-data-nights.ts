import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { MY_DATA } from './my-data.texts.ts'
import type { At, Row } from './my-data-row.ts'

export const nightRows = ({ plannedNights, calendarFeeds }: MyData, at: At): Row[] => [
  ...plannedNights.map((one) => ({
    main: MY_DATA.plannedNight(one.night, one.position),
    details: [
      ...[one.festival, MY_DATA.parts[one.part]],
      ...(one.callAt ? [MY_DATA.calledAt(at(one.callAt))] : []),
      ...(one.seenAt ? [MY_DATA.seen(at(one.seenAt))] : []),
      ...(one.answer ? [MY_DATA.answers[one.answer]] : []),
      ...(one.answerReason ? [MY_DATA.note(one.answerReason)] : []),
      ...(one.mark ? [MY_DATA.marks[one.mark], ...(one.markedBy ? [MY_DATA.by(one.markedBy)] : [])] : []),
      ...(one.isOff ? [MY_DATA.takenOff] : []),
    ],
  })),
  ...calendarFeeds.map(({ createdAt }) => ({ main: MY_DATA.calendarFeed(at(createdAt)), details: [] })),
]

export const availabilityRow = (one: MyData['availability'][number], at: At): Row => ({
  main: MY_DATA.ownSeason(one.festival, one),
  details: [one.unavailable.join(', ') || MY_DATA.none, at(one.updatedAt)],
})

export const rollCallRow = (one: MyData['rollCalls'][number], at: At): Row => ({
  main: MY_DATA.rollCall(one.festival, at(one.startedAt)),
  details: [
    ...(one.isDrill ? [MY_DATA.drill] : []),
    one.attraction,
    ...one.ticks.map((tick) => MY_DATA.ticked(tick.isSafe, at(tick.at))),
  ],
})
