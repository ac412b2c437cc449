import repository from '@loopback/repository'

const { Entity, ModelDefinition } = repository

// Model definitions without decorators, because this runs without a compiler.

const id = (type = 'number') => ({ type, id: true, generated: type === 'number' })
const text = { type: 'string' }
const number = { type: 'number' }
const money = { type: 'number', postgresql: { dataType: 'numeric' } }
const flag = { type: 'boolean' }
const instant = { type: 'date' }
const json = { type: 'object', postgresql: { dataType: 'jsonb' } }

/** Maps properties to columns in snake case; hidden ones can be queried and are not returned. */
function define(Model, table, properties, hiddenProperties = []) {
  const columns = Object.entries(properties).map(([name, property]) => {
    const columnName = name.replace(/[A-Z]/g, '_$&').toLowerCase()
    return [name, { ...property, postgresql: { columnName, ...property.postgresql } }]
  })
  const settings = { hiddenProperties, strict: true, postgresql: { schema: 'public', table } }
  Model.definition = new ModelDefinition({
    name: Model.name,
    properties: Object.fromEntries(columns),
    settings,
    relations: {},
  })
}

export class Festival extends Entity {}
define(Festival, 'festivals', {
  id: id(),
  hostName: text,
  enableHome: flag,
  enableApps: flag,
  publicMsg: text,
  brand: text,
  variant: text,
  timeZone: text,
})

export class Season extends Entity {}
define(Season, 'season_calendars', {
  id: id(),
  festivalId: number,
  opensAt: instant,
  weekends: number,
  extraNights: { type: 'any' },
  shiftStart: text,
  shiftEnd: text,
})

export class Event extends Entity {}
define(Event, 'events', { id: id(), festivalId: number, name: text, updatedAt: instant })

export class Position extends Entity {}
define(Position, 'positions', {
  id: id(),
  eventId: number,
  name: text,
  defaultPayRate: money,
  isTipped: flag,
  canApply: flag,
  updatedAt: instant,
})

export class User extends Entity {
  toJSON() {
    const { photoVersion: version, ...user } = super.toJSON()
    return { ...user, photo: version ? `/api/users/${user.id}/photo?v=${version}` : null }
  }
}
const person = {
  id: id('string'),
  festivalId: number,
  username: text,
  accessLvl: number,
  isActive: flag,
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  phone: text,
  paychexId: text,
  emergencyContact: text,
  emergencyRelation: text,
  emergencyPhone: text,
  photoVersion: text,
  updatedAt: instant,
}
define(User, 'users', { ...person, notes: text, seasonsBefore: number, mayReturn: flag })

/** The person of a shift, without management's notes. */
export class Worker extends User {}
define(Worker, 'users', person)

export class Photo extends Entity {}
define(Photo, 'user_photos', { userId: id('string'), jpeg: { type: 'buffer' } })

export class UserPosition extends Entity {}
define(
  UserPosition,
  'user_positions',
  { id: id(), festivalId: number, userId: text, positionId: number, payrate: money },
  ['festivalId'],
)

export class TimeEntry extends Entity {}
define(
  TimeEntry,
  'time_entries',
  {
    id: id(),
    userId: text,
    festivalId: number,
    positionId: number,
    positionName: text,
    payrate: money,
    isTipped: flag,
    startTime: instant,
    endTime: instant,
    cashTips: money,
    creditTips: money,
    deduction: money,
    note: text,
    needsReview: text,
    updatedAt: instant,
    deletedAt: instant,
  },
  ['deletedAt'],
)

export class Audit extends Entity {}
define(Audit, 'audit_log', {
  id: id(),
  at: instant,
  festivalId: number,
  action: text,
  entity: text,
  entityId: text,
  before: json,
  after: json,
})

Festival.definition.hasMany('seasons', { source: Festival, target: () => Season, keyTo: 'festivalId' })
Position.definition.belongsTo('event', {
  source: Position,
  target: () => Event,
  keyFrom: 'eventId',
  keyTo: 'id',
})
UserPosition.definition.belongsTo('position', {
  source: UserPosition,
  target: () => Position,
  keyFrom: 'positionId',
  keyTo: 'id',
})
User.definition.hasMany('userPositions', { source: User, target: () => UserPosition, keyTo: 'userId' })
User.definition.hasMany('positions', {
  source: User,
  target: () => Position,
  through: { model: () => UserPosition, keyFrom: 'userId', keyTo: 'positionId' },
})
TimeEntry.definition.belongsTo('user', {
  source: TimeEntry,
  target: () => Worker,
  keyFrom: 'userId',
  keyTo: 'id',
})
