import { DEFAULT_PAYROLL_SETTINGS } from '@nightshift/shared/setup/payroll-settings/contract'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const ada = await venue.person('Ada', { accessLvl: 3 })
const path = `/api/festivals/${venue.home.id}/payroll-settings`
const period = { weeks: 2, anchor: '2024-09-30', hour: 0 }

test('a festival has the defaults, unanswered, until somebody saves', async () => {
  expect((await mara.get(path)).json()).toEqual({ festivalId: venue.home.id, ...DEFAULT_PAYROLL_SETTINGS })
})

test('a save keeps what it does not name, is audited, and needs the version that was read', async () => {
  const components = { ...DEFAULT_PAYROLL_SETTINGS.components, regular: ' Hourly ' }
  const first = await ada.patch(path, { period, components, updatedAt: null })
  expect(first.json()).toMatchObject({ period, overtime: null, components: { regular: 'Hourly' } })
  const second = await ada.patch(path, { overtime: 'over40', updatedAt: first.json().updatedAt })
  expect(second.json()).toMatchObject({ period, overtime: 'over40' })
  expect((await mara.get(path)).json()).toEqual(second.json())
  const isSettings = and(eq(auditLog.entity, 'payrollSettings'), eq(auditLog.actorId, ada.id))
  expect(await venue.db.select().from(auditLog).where(isSettings).orderBy(auditLog.id)).toMatchObject([
    { action: 'edit', after: { period } },
    { action: 'edit', before: { overtime: null }, after: { overtime: 'over40' } },
  ])
  for (const updatedAt of [null, first.json().updatedAt])
    await expectRefusal(venue, 'changedMeanwhile', () => ada.patch(path, { companyId: 'X', updatedAt }))
})

test('the first save is refused, too, when somebody else was faster', async () => {
  const { id } = await venue.festival('Elsewhere')
  const save = (companyId: string) =>
    ada.patch(`/api/festivals/${id}/payroll-settings`, { companyId, updatedAt: null })
  const replies = await Promise.all([save('A'), save('B')])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('values that Paychex or the calendar would not take are refused', async () => {
  const { components } = DEFAULT_PAYROLL_SETTINGS
  for (const wrong of [
    { companyId: '123456789' },
    { companyId: '70-12' },
    { components: { ...components, regular: 'x'.repeat(21) } },
    { components: { ...components, regular: '=1+1' } },
    { components: { ...components, regular: 'a\nb' } },
    { components: { regular: 'Hourly' } },
    { overtime: 'sometimes' },
    { minimumWages: [{ from: '2024-01-01', rate: 7.255 }] },
    { minimumWages: [{ from: 'Monday', rate: 15 }] },
    {
      minimumWages: [
        { from: '2024-01-01', rate: 15 },
        { from: '2024-01-01', rate: 16 },
      ],
    },
    { period: { ...period, weeks: 3 } },
    { period: { ...period, hour: 24 } },
    { period: { ...period, anchor: '2024-02-30' } },
  ])
    await expectRefusal(venue, 'invalidInput', () => ada.patch(path, wrong))
})

test('a festival that does not exist is not found', async () => {
  await expectRefusal(venue, 'notFound', () => ada.patch('/api/festivals/999999/payroll-settings', {}))
})
