import { foldUsername } from '@nightshift/shared/access/auth/username'
import { expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'

const venue = await openVenue()
const login = (username: string, password = PASSWORD) =>
  venue.visitor.post('/api/users/login', { username, password })

test('the database and the code fold the letter case of every character alike', async () => {
  const { rows } = await venue.db.$client.query<{ letter: string; folded: string }>(`
    select chr(code) as letter, fold_username(chr(code)) as folded
    from generate_series(33, 131071) code where code not between 55296 and 57343`)
  const differing = rows.filter(({ letter, folded }) => (foldUsername(letter) || letter) !== folded)
  expect(differing).toEqual([])
})

test('a username of look-alike characters is another username', async () => {
  await venue.person('Ada', { username: 'admin', accessLvl: 3 })
  expect((await login('ADMIN')).statusCode).toBe(200)
  expect((await login('admİn')).statusCode).toBe(401)
  const lookAlike = await venue.person('Eve', { username: 'admİn' })
  expect((await login('admİn')).json().id).toBe(lookAlike.id)
})

test('another spelling of a username does not bypass its limit', async () => {
  await venue.person('Elise', { username: 'élise' })
  for (const username of ['élise', 'Élise', 'ÉLISE', ' élise', 'ÉLise'])
    expect((await login(username, 'wrong')).statusCode).toBe(401)
  expect((await login('ÉLISE')).statusCode).toBe(429)
})
