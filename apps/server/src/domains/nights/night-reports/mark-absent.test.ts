import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { seasons } from '../../../platform/database/schema.ts'
import { CALL, FRIDAY, HALF_PAST_ONE, listed, nightAt } from './testing/night.ts'

const venue = await openVenue()
const night = nightAt(venue)
venue.clock.now = HALF_PAST_ONE
const lead = await night.lead()
const actor = await venue.position('Actor')

const mark = (placeIds: number[], mark: 'noShow' | 'excused' | null) =>
  lead.post('/api/night-reports/marks', { festivalId: venue.home.id, night: FRIDAY, placeIds, mark })

test('who did not come is marked, audited and no longer missing; the mark can be taken back', async () => {
  const [ash, bo] = [await night.planned('Ash', actor), await night.planned('Bo', actor)]
  expect((await mark([ash.place.id, bo.place.id], 'noShow')).json().marked).toHaveLength(2)
  for (const as of [null, 'excused'] as const)
    expect((await mark([bo.place.id], as)).json().marked).toEqual([bo.place.id])
  expect(listed(await night.ending(lead))).toEqual(['excused Bo', 'noShow Ash'])
  expect((await mark([ash.place.id], null)).json().marked).toEqual([ash.place.id])
  expect(listed(await night.ending(lead))).toEqual(['excused Bo', 'missing Ash'])
  const { rows } = await venue.db.$client.query(
    `select actor_id, before->>'mark' as before, after->>'mark' as after from audit_log
     where entity = 'plannedPlace' and entity_id = $1 order by id`,
    [String(bo.place.id)],
  )
  expect(rows).toEqual([
    { actor_id: lead.id, before: null, after: 'noShow' },
    { actor_id: lead.id, before: 'noShow', after: null },
    { actor_id: lead.id, before: null, after: 'excused' },
  ])
})

test('who has come meanwhile, is off the plan or belongs to another night is not marked', async () => {
  const cy = await night.planned('Cy', actor)
  await venue.shift(cy.id, CALL, null, { positionId: actor.id })
  const dee = await night.planned('Dee', actor, { night: '2024-10-05' })
  const ids = [cy.place.id, dee.place.id, 999_999]
  expect((await mark(ids, 'noShow')).json()).toEqual({ marked: [], notMarked: ids })
})

test('a place of another festival is not marked', async () => {
  const other = await venue.festival('Elsewhere')
  const position = await venue.position('Actor', { festivalId: other.id })
  const eve = await venue.person('Eve', { festivalId: other.id })
  const place = await night.plan(eve, position.id, { festivalId: other.id, seasonId: other.seasonId })
  expect((await mark([place.id], 'noShow')).json().marked).toEqual([])
})

test('a list of no-shows that is older than an excuse leaves the excuse alone', async () => {
  const [fay, gus] = [await night.planned('Fay', actor), await night.planned('Gus', actor)]
  await mark([fay.place.id], 'excused')
  const both = [fay.place.id, gus.place.id]
  expect((await mark(both, 'noShow')).json()).toEqual({ marked: [gus.place.id], notMarked: [fay.place.id] })
  expect(listed(await night.ending(lead))).toContain('excused Fay')
})

test('nobody is marked in a closed season', async () => {
  const ira = await night.planned('Ira', actor)
  const season = eq(seasons.id, venue.home.seasonId)
  await venue.db.update(seasons).set({ closedAt: venue.clock.now }).where(season)
  onTestFinished(async () => void (await venue.db.update(seasons).set({ closedAt: null }).where(season)))
  await expectRefusal(venue, 'planSeasonClosed', () => mark([ira.place.id], 'noShow'))
})

test('nobody is marked for a night that has not come yet', async () => {
  const hal = await night.planned('Hal', actor, { night: '2024-10-12' })
  const before = await venue.everything()
  const body = { festivalId: venue.home.id, night: '2024-10-12', placeIds: [hal.place.id], mark: 'noShow' }
  const reply = await lead.post('/api/night-reports/marks', body)
  expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'nightAhead'])
  expect(await venue.everything()).toBe(before)
})
