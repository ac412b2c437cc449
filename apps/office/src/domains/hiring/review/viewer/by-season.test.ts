import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect, test } from 'vitest'
import { sent } from '../../testing/applications.ts'
import { bySeason } from './by-season.ts'

const season = (id: number, year: number) => ({
  ...{ id, year, part: 1, isCurrent: false, endsAt: null, closedAt: null, calendar: DEFAULT_SEASON },
  beginsAt: `${year}-02-01T05:00:00.000Z`,
})
const seasons = [season(3, 2025), season(7, 2024), season(1, 2023)]

test("the newest season's application comes first, whatever the ids", () => {
  const applications = [1, 3, 7].map((seasonId) => sent({ id: 10 + seasonId, seasonId }))
  const found = bySeason(applications, seasons)
  expect(found).toMatchObject({
    kind: 'found',
    newest: { application: { id: 13 }, season: { year: 2025 } },
    earlier: [{ season: { year: 2024 } }, { season: { year: 2023 } }],
  })
})

test('none, and two of one season, are different answers', () => {
  expect(bySeason([], seasons)).toEqual({ kind: 'none' })
  const twice = [sent({ id: 1, seasonId: 1 }), sent({ id: 2, seasonId: 1 }), sent({ id: 3, seasonId: 3 })]
  expect(bySeason(twice, seasons)).toEqual({ kind: 'unexpected' })
})
