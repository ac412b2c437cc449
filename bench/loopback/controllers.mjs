import rest from '@loopback/rest'
import { scan } from './scan.mjs'

const { get, param, post, requestBody } = rest

/** The five calls that are measured, and the positions, whose filters are compared. Deleted shifts are filtered out, as in the product. */
export function controllersOf({ festivals, users, positions, entries, ...others }) {
  const existing = (where = {}) => ({ and: [where, { deletedAt: null }] })

  class Lists {
    employees(filter) {
      return users.find({ order: ['id'], ...filter })
    }
    positions(filter) {
      return positions.find({ order: ['id'], ...filter })
    }
    timesheets(filter) {
      return entries.find({ order: ['id'], ...filter, where: existing(filter?.where) })
    }
    count(where) {
      return entries.count(existing(where))
    }
    async publicConfig() {
      const found = await festivals.find({
        where: { hostName: { neq: null } },
        order: ['id'],
        include: [{ relation: 'seasons', scope: { order: ['id DESC'] } }],
      })
      return found.map((festival) => {
        const { seasons, ...shown } = festival.toJSON()
        return { ...shown, season: seasonOf(seasons[0]) }
      })
    }
  }
  decorate(Lists, 'employees', get('/api/users'), param.query.object('filter'))
  decorate(Lists, 'positions', get('/api/positions'), param.query.object('filter'))
  decorate(Lists, 'timesheets', get('/api/timeclock'), param.query.object('filter'))
  decorate(Lists, 'count', get('/api/timeclock/count'), param.query.object('where'))
  decorate(Lists, 'publicConfig', get('/api/publicConfig'))

  class Kiosk {
    badgescan(body) {
      return scan({ users, entries, ...others }, body, new Date())
    }
  }
  const schema = { type: 'object', required: ['badgeCode'], properties: { badgeCode: { type: 'string' } } }
  const body = requestBody({ required: true, content: { 'application/json': { schema } } })
  decorate(Kiosk, 'badgescan', post('/api/badgescan'), body)
  return [Lists, Kiosk]
}

function decorate(Controller, method, route, parameter) {
  parameter?.(Controller.prototype, method, 0)
  route(Controller.prototype, method, Object.getOwnPropertyDescriptor(Controller.prototype, method))
}

const seasonOf = ({ opensAt, weekends, extraNights, shiftStart, shiftEnd }) => ({
  opensAt,
  weekends,
  extraNights,
  shiftStart: shiftStart.slice(0, 5),
  shiftEnd: shiftEnd.slice(0, 5),
})
