import type { Badge } from '@nightshift/shared/people/badges/contract'
import type { User } from '@nightshift/shared/people/employees/contract'
import { expect, test } from 'vitest'
import { badgeHolders } from './badge-holders.ts'

const [ash, bo, cy] = ['ash', 'bo', 'cy'].map((id) => ({ id }) as User) as [User, User, User]
const badge = (userId: string, serial: number, replacedAt: string | null = null) =>
  ({ userId, serial, replacedAt, code: `${userId} ${serial}` }) as Badge

test('each employee has the badge that was not replaced', () => {
  const badges = [badge('bo', 1), badge('ash', 1, '2024-10-04T22:00:00.000Z'), badge('ash', 2)]
  const codes = badgeHolders([ash, bo], badges, () => 0).map((holder) => [
    holder.employee.id,
    holder.badge.code,
  ])
  expect(codes).toEqual([
    ['ash', 'ash 2'],
    ['bo', 'bo 1'],
  ])
})

test('an employee without a current badge is left out', () => {
  const badges = [badge('bo', 1), badge('cy', 1, '2024-10-04T22:00:00.000Z'), badge('somebody else', 1)]
  expect(badgeHolders([ash, bo, cy], badges, () => 0).map(({ employee }) => employee.id)).toEqual(['bo'])
})
