import { createRequire } from 'node:module'
import repository from '@loopback/repository'
import {
  Audit,
  Event,
  Festival,
  Photo,
  Position,
  Season,
  TimeEntry,
  User,
  UserPosition,
  Worker,
} from './models.mjs'

const { DefaultCrudRepository, juggler } = repository

// The connector passes on what its driver reads: numeric columns as text, and days as local midnights.
const { types } = createRequire(createRequire(import.meta.url).resolve('loopback-connector-postgresql'))('pg')
types.setTypeParser(1700, Number)
types.setTypeParser(1182, (days) => days.slice(1, -1).split(','))

/** Every repository, with its relations. */
export function openRepositories(url) {
  const dataSource = new juggler.DataSource({ name: 'db', connector: 'postgresql', url, max: 20 })
  const make = (Model) => new DefaultCrudRepository(Model, dataSource)
  const include = (from, name, factory) => from.registerInclusionResolver(name, factory.inclusionResolver)

  const seasons = make(Season)
  const events = make(Event)
  const festivals = make(Festival)
  include(
    festivals,
    'seasons',
    festivals.createHasManyRepositoryFactoryFor('seasons', async () => seasons),
  )

  const positions = make(Position)
  include(
    positions,
    'event',
    positions.createBelongsToAccessorFor('event', async () => events),
  )

  const held = make(UserPosition)
  include(
    held,
    'position',
    held.createBelongsToAccessorFor('position', async () => positions),
  )

  const users = make(User)
  include(
    users,
    'userPositions',
    users.createHasManyRepositoryFactoryFor('userPositions', async () => held),
  )
  const through = users.createHasManyThroughRepositoryFactoryFor(
    'positions',
    async () => positions,
    async () => held,
  )
  include(users, 'positions', through)

  const entries = make(TimeEntry)
  const workers = make(Worker)
  include(
    entries,
    'user',
    entries.createBelongsToAccessorFor('user', async () => workers),
  )

  return { dataSource, festivals, users, positions, entries, audit: make(Audit), photos: make(Photo) }
}
