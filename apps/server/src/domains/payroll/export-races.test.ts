import { expect, test } from 'vitest'
import { race } from '../../../test/testing/race.ts'
import { rounds } from '../../../test/testing/rounds.ts'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const festivalId = venue.home.id
const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
const ROUNDS = rounds(200)

const crew = await Promise.all(['Ash', 'Bo', 'Cleo'].map((name) => venue.hire(name, 'Actor')))
const shifts = await Promise.all(
  crew.map(({ id }) => venue.shift(id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')),
)
const send = () =>
  mara.post('/api/payroll/exports', {
    ...{ festivalId, ...days, entryIds: shifts.map(({ id }) => id), again: true },
  })
const linesOf = async (id: number): Promise<string[]> =>
  (await mara.get(`/api/payroll/exports/${id}/file`)).body.split('\r\n')
const changedIds = async (): Promise<number[]> =>
  (await mara.get(`/api/payroll/changes?festivalId=${festivalId}`))
    .json()
    .map((change: { id: number }) => change.id)

/** Either the file has the new value, or the entry is listed as changed since. */
async function exportAgainst(
  change: (round: number) => Promise<{ statusCode: number }>,
  isIn: (line: string, round: number) => boolean,
) {
  let inFile = 0
  for (let round = 0; round < ROUNDS; round++) {
    const [made, changed] = await race(round, send, () => change(round))
    expect([made.statusCode, changed.statusCode]).toEqual([200, 200])
    const line = (await linesOf(made.json().id)).find((text) => text.startsWith(`${shifts[1]!.id},`))!
    const isListed = (await changedIds()).includes(shifts[1]!.id)
    expect(isListed).toBe(!isIn(line, round))
    if (!isListed) inFile++
  }
  // Each order shows its answer.
  expect(inFile).toBeGreaterThan(0)
  expect(inFile).toBeLessThan(ROUNDS)
}

test('an edit during an export is in the file or listed as changed since', { timeout: 120_000 }, async () => {
  await exportAgainst(
    (round) => mara.patch(`/api/timeclock/${shifts[1]!.id}`, { deduction: round + 1 }),
    (line, round) => line.split(',')[8] === `${round + 1}.00`,
  )
})

test('so is a new Paychex ID', { timeout: 120_000 }, async () => {
  await exportAgainst(
    (round) => mara.patch(`/api/users/${crew[1]!.id}`, { paychexId: `${1000 + round}` }),
    (line, round) => line.split(',')[5] === `${1000 + round}`,
  )
})
