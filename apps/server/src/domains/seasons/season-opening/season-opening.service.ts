import { followingSeason, seasonAgain, spanOf } from '@nightshift/shared/seasons/next-season'
import type {
  OpenedSeason,
  OpenSeason,
  SeasonProposal,
} from '@nightshift/shared/seasons/season-opening/contract'
import { raisedRate } from '@nightshift/shared/seasons/season-opening/raise'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { nameAfter } from '../calendar.service.ts'
import { findCurrentSeason, findSeasons, insertCalendar, insertSeason } from '../seasons.queries.ts'
import {
  countLaterApplications,
  findRates,
  lockHeldPositions,
  lockPositions,
  moveLaterApplications,
  setDefaultRates,
  setHeldRates,
  setSwitches,
} from './season-opening.queries.ts'

/** What the next season may be, and what it carries over. */
export async function proposeSeason(db: Db, festivalId: number, now: Date): Promise<SeasonProposal> {
  const festival = found(await findFestival(db, festivalId))
  const current = found(await findCurrentSeason(db, festivalId))
  const { enableHome, enableTodos, enableApps, timeZone } = festival
  const { year, part } = current
  const latest = current.calendar.season
  const [, before] = await findSeasons(db, festivalId)
  return {
    year,
    part,
    isClosed: current.closedAt !== null,
    lastNight: spanOf(latest, timeZone).last,
    calendar: followingSeason(latest, before?.calendar, timeZone, now),
    again: seasonAgain(latest, timeZone, now),
    positions: await findRates(db, festivalId),
    applications: await countLaterApplications(db, current),
    enableHome,
    enableTodos,
    enableApps,
  }
}

/**
 * Opens the next season in one transaction: its calendar, raised rates, the switches, and the applications that came
 * after the closing. Everything from now on belongs to it.
 */
export async function openSeason(
  db: Db,
  caller: Caller,
  festivalId: number,
  { calendar, raisePercent, ...switches }: OpenSeason,
): Promise<OpenedSeason> {
  return db.transaction(async (tx) => {
    const festival = found(await lockFestival(tx, festivalId))
    const current = found(await findCurrentSeason(tx, festivalId))
    if (!current.closedAt) throw new AppError('seasonStillOpen')
    const before = { ...current, calendar: current.calendar.season }
    const name = nameAfter(before, calendar, festival.timeZone)

    const season = await insertSeason(tx, { festivalId, ...name, beginsAt: caller.now })
    await insertCalendar(tx, season, calendar)
    // Applications before held positions, in the order of a hire, which would deadlock otherwise.
    const applicationsMoved = await moveLaterApplications(tx, current, season.id)
    const ratesRaised = await raiseRates(tx, caller, festivalId, raisePercent)
    const after = { ...name, ...calendar, raisePercent, ratesRaised, applicationsMoved }
    const opened = { festivalId, action: 'create', entity: 'season', entityId: season.id, after } as const
    await changed(tx, caller, { ...opened, also: ['employee', 'application'] })
    await changed(tx, caller, {
      festivalId,
      entity: 'festival',
      entityId: festivalId,
      before: festival,
      after: await setSwitches(tx, festivalId, switches),
      fields: ['enableHome', 'enableTodos', 'enableApps'],
    })
    return { id: season.id, ...name, ratesRaised, applicationsMoved }
  })
}

/** Raises every default rate and every held rate, each with an audit row. Shifts keep the rates they copied. */
async function raiseRates(tx: Transaction, caller: Caller, festivalId: number, percent: number) {
  if (percent === 0) return 0
  const defaults = (await lockPositions(tx, festivalId))
    .map((position) => ({ ...position, rate: raisedRate(position.defaultPayRate, percent) }))
    .filter(({ rate, defaultPayRate }) => rate !== defaultPayRate)
  const held = (await lockHeldPositions(tx, festivalId))
    .map((before) => ({ id: before.id, before, rate: raisedRate(before.payrate, percent) }))
    .filter(({ rate, before }) => rate !== before.payrate)
  await setDefaultRates(tx, defaults)
  await setHeldRates(tx, held)
  await changed(
    tx,
    caller,
    ...defaults.map(({ id: entityId, defaultPayRate, rate }) => ({
      festivalId,
      action: 'edit',
      entity: 'position' as const,
      entityId,
      before: { defaultPayRate },
      after: { defaultPayRate: rate },
    })),
    ...held.map(({ id: entityId, before, rate }) => ({
      festivalId,
      action: 'changePayRate',
      entity: 'userPosition' as const,
      entityId,
      before,
      after: { ...before, payrate: rate },
    })),
  )
  return defaults.length + held.length
}
