import { findDuplicates } from '@nightshift/shared/hiring/duplicates'
import {
  defaultStatusFilter,
  isInStatus,
  STATUS_FILTERS,
  type StatusFilter,
} from '@nightshift/shared/hiring/status'
import { type Night, nightsOf } from '@nightshift/shared/seasons/nights'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { SentApplication } from '../applications.api.ts'
import { HIRING } from '../hiring.texts.ts'

/** An application with its derived data for the screen. */
export type Listed = {
  application: SentApplication
  name: string
  positionId: number | undefined
  eventId: number | undefined
  positionLabel: string
  nights: Night[]
  /** Ids of other applications with the same email or phone. */
  duplicates: number[]
  /** The text that the search matches. */
  words: string
}

/** Without a status, that of the season; without a season, the current one. */
export const NO_FILTERS = { season: '', status: '', department: '', position: '', text: '', same: '' }
export type Filters = typeof NO_FILTERS
export type Season = Parameters<typeof defaultStatusFilter>[0]

type Place = { eventId: number; label: string }

/** Every position of a festival by its id, labelled 'department - position'. */
export function placesOf(events: Event[]): Map<number, Place> {
  return new Map(
    events.flatMap(({ id: eventId, name: department, positions = [] }) =>
      positions.map(({ id, name }) => [id, { eventId, label: `${department} - ${name}` }]),
    ),
  )
}

/** Derives the list once per change of the data, so that filtering 1,500 applications is fast. */
export function readApplications(sent: SentApplication[], events: Event[], timeZone: string): Listed[] {
  const places = placesOf(events)
  const duplicates = findDuplicates(sent)
  const nightsOfSeason = memoizeNights(timeZone)
  return sent.map((application) => {
    const { id, data, notes } = application
    const positionId = typeof data.position === 'number' ? data.position : undefined
    const place = positionId === undefined ? undefined : places.get(positionId)
    const positionLabel = place?.label ?? HIRING.unknownPosition
    return {
      application,
      name: [data.firstName, data.middleName, data.lastName].filter(Boolean).join(' '),
      positionId,
      eventId: place?.eventId,
      positionLabel,
      nights: nightsOfSeason(application),
      duplicates: duplicates.get(id) ?? [],
      words: foldText([...Object.values(data).flat(), notes, positionLabel].join(' ')),
    }
  })
}

/** Memoized by calendar: most applications share one. */
function memoizeNights(timeZone: string) {
  const known = new Map<string, Night[]>()
  return ({ season }: SentApplication) => {
    if (!season) return []
    const key = JSON.stringify(season)
    const nights = known.get(key) ?? nightsOf(season, timeZone)
    known.set(key, nights)
    return nights
  }
}

/** The status filter; an unknown one falls back to that of the season. */
export const statusOf = (status: string, season: Season): StatusFilter =>
  Object.hasOwn(STATUS_FILTERS, status) ? (status as StatusFilter) : defaultStatusFilter(season)

/** Applies the filters. A group of duplicates ignores all other filters. */
export function filterApplications(listed: Listed[], filters: Filters, season: Season): Listed[] {
  const like = listed.find(({ application }) => String(application.id) === filters.same)
  if (like) {
    const group = new Set([like.application.id, ...like.duplicates])
    return listed.filter(({ application }) => group.has(application.id))
  }
  const status = statusOf(filters.status, season)
  const matches = textFilter(filters.text)
  return listed.filter(
    (one) =>
      isInStatus(status, one.application) &&
      (!filters.department || String(one.eventId) === filters.department) &&
      (!filters.position || String(one.positionId) === filters.position) &&
      matches(one.words),
  )
}
