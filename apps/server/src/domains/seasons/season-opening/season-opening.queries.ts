import type { OpenSeason, PositionRates } from '@nightshift/shared/seasons/season-opening/contract'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { applications, festivals, positions, userPositions } from '../../../platform/database/schema.ts'
import type { StoredSeason } from '../seasons.queries.ts'

/** The positions of a festival with the rates that people hold them at. */
export async function findRates(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<PositionRates>(sql`
    select position.id, position.name, event.name as event, default_pay_rate::float8 as "defaultPayRate", (
      select coalesce(json_agg(json_build_object('payrate', payrate, 'people', people) order by payrate), '[]')
      from (
        select payrate, count(*) as people from user_positions where position_id = position.id group by payrate
      ) held
    ) as held
    from positions position join events event on event.id = position.event_id
    where position.festival_id = ${festivalId}
    order by lower(event.name), event.id, lower(position.name), position.id`)
  return rows
}

export const lockPositions = (tx: Transaction, festivalId: number) =>
  tx
    .select()
    .from(positions)
    .where(eq(positions.festivalId, festivalId))
    .orderBy(asc(positions.id))
    .for('no key update')

export const lockHeldPositions = (tx: Transaction, festivalId: number) =>
  tx
    .select()
    .from(userPositions)
    .where(eq(userPositions.festivalId, festivalId))
    .orderBy(asc(userPositions.id))
    .for('no key update')

type Rate = { id: number; rate: number }

/** One statement for thousands of rates. */
const ratesTable = (rates: Rate[]) =>
  sql`unnest(${sql.param(rates.map(({ id }) => id))}::integer[], ${sql.param(rates.map(({ rate }) => rate))}::numeric[]) as raised (id, rate)`

export const setDefaultRates = (tx: Transaction, rates: Rate[]) =>
  tx.execute(
    sql`update positions set default_pay_rate = raised.rate from ${ratesTable(rates)} where positions.id = raised.id`,
  )

export const setHeldRates = (tx: Transaction, rates: Rate[]) =>
  tx.execute(
    sql`update user_positions set payrate = raised.rate from ${ratesTable(rates)} where user_positions.id = raised.id`,
  )

type Switches = Pick<OpenSeason, 'enableHome' | 'enableTodos' | 'enableApps'>

export async function setSwitches(tx: Transaction, festivalId: number, switches: Switches) {
  const [after] = await tx.update(festivals).set(switches).where(eq(festivals.id, festivalId)).returning()
  return after!
}

/** The applications that came after the closing, decided ones too. None while the season is open. */
const cameLater = ({ id, closedAt }: ClosableSeason) =>
  and(
    eq(applications.seasonId, id),
    isNull(applications.archivedAt),
    closedAt ? gte(applications.createdAt, closedAt) : sql`false`,
  )

type ClosableSeason = Pick<StoredSeason, 'id' | 'closedAt'>

export const countLaterApplications = (db: Queryable, season: ClosableSeason) =>
  db.$count(applications, cameLater(season))

export async function moveLaterApplications(tx: Transaction, from: ClosableSeason, to: number) {
  const { rowCount } = await tx.update(applications).set({ seasonId: to }).where(cameLater(from))
  return rowCount ?? 0
}
