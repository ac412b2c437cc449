import { describe, expect, test } from 'vitest'
import { entries } from './entries.ts'
import { people } from './people.ts'
import { JOBS } from './positions.ts'

const season = entries(people())
const HOUR = 3_600_000

const dates = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
const nightOf = ({ startTime }: { startTime: Date }) => dates.format(startTime)

describe('the entries of the season', () => {
  test('cover its 15 nights, each with most of the staff', () => {
    const nights = [...new Set(season.map(nightOf))]
    expect(nights).toHaveLength(15)
    expect(nights.at(0)).toBe('2024-09-13')
    expect(nights.at(-1)).toBe('2024-11-02')
    for (const night of nights) {
      const shifts = season.filter((entry) => nightOf(entry) === night)
      expect(shifts.length).toBeGreaterThan(35)
    }
  })

  test('include both hours from 1 to 2 in the night that daylight saving time ends', () => {
    const first = new Date('2024-11-03T01:00:00-04:00')
    const second = new Date('2024-11-03T02:00:00-05:00')
    const both = season.filter(({ startTime, endTime }) => startTime < first && endTime > second)
    expect(both.length).toBeGreaterThan(3)
  })

  test('never overlap for one person', () => {
    const lastEnd = new Map<string, Date>()
    for (const { userId, startTime, endTime } of season) {
      expect(+startTime).toBeGreaterThan(+(lastEnd.get(userId) ?? 0))
      lastEnd.set(userId, endTime)
    }
  })

  test('are of sensible length, the usual one about 8 hours', () => {
    const hours = season.map(({ startTime, endTime }) => (+endTime - +startTime) / HOUR).sort((a, b) => a - b)
    expect(hours.at(0)).toBeGreaterThan(0.3)
    expect(hours.at(-1)).toBeLessThan(13)
    expect(hours[Math.floor(hours.length / 2)]).toBeCloseTo(8, 0)
  })

  test('have tips for tipped positions only', () => {
    const tipped = season.filter(({ cashTips, creditTips }) => cashTips + creditTips > 0)
    expect(tipped.length).toBeGreaterThan(50)
    expect(tipped.every(({ position }) => JOBS[position].isTipped)).toBe(true)
  })

  test('have amounts in quarters', () => {
    for (const { payrate, cashTips, creditTips, deduction } of season) {
      for (const amount of [payrate, cashTips, creditTips, deduction]) expect(amount % 0.25).toBe(0)
    }
  })

  test('have a few deductions and notes', () => {
    const share = (of: number) => of / season.length
    expect(share(season.filter(({ deduction }) => deduction > 0).length)).toBeGreaterThan(0.01)
    expect(share(season.filter(({ note }) => note).length)).toBeLessThan(0.2)
  })

  test('keep the old rate of those who had a raise', () => {
    const rates = new Map<string, number[]>()
    for (const { userId, position, payrate } of season) {
      const key = `${userId} ${position}`
      rates.set(key, [...(rates.get(key) ?? []), payrate])
    }
    const raised = [...rates.values()].filter((own) => own.at(-1)! > own[0]!)
    expect(raised.length).toBeGreaterThan(3)
  })
})
