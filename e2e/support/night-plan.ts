import pg from 'pg'
import { databaseOf } from './second-product.ts'

type Place = { username: string; night: string; positionId: number }

/** Puts somebody on the plan of a night of the demo's first festival, without the planner's screen. */
export async function planNights(dataDir: string, places: Place[]) {
  const client = new pg.Client({ connectionString: databaseOf(dataDir) })
  await client.connect()
  try {
    for (const { username, night, positionId } of places)
      await client.query(
        `insert into planned_places (festival_id, season_id, night, position_id, user_id)
         select festival.id, season.id, $1, $2, person.id
         from festivals festival join seasons season on season.festival_id = festival.id
           join users person on person.username = $3
         where festival.id = 1 order by season.year desc limit 1`,
        [night, positionId, username],
      )
  } finally {
    await client.end()
  }
}
