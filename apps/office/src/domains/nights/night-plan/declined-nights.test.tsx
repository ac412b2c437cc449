// @vitest-environment jsdom
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { DeclinedNights } from './declined-nights.tsx'

const FRIDAY = '2024-10-11'
const SATURDAY = '2024-10-12'
const declined = (placeId: number, firstName: string, night: string) => ({
  ...{ placeId, firstName, lastName: 'Marrow', night, year: 2024, position: 'Usher' },
})

beforeEach(() => {
  vi.restoreAllMocks()
})

/** A server that knows who cannot come. Returns the nights that were seen. */
function open(
  places = [declined(1, 'Ash', FRIDAY), declined(2, 'Bo', FRIDAY), declined(3, 'Cleo', SATURDAY)],
  {
    openedNight,
    accessLvl = 2,
    fails = false,
  }: { openedNight?: string; accessLvl?: number; fails?: boolean } = {},
) {
  const server = { places, seen: [] as string[] }
  mockApi({
    'GET *': () => ({ body: server.places }),
    '*': ({ body: { night } }) => {
      server.seen.push(night)
      if (fails) return { status: 500, body: {} }
      server.places = server.places.filter((place) => place.night !== night)
      return { status: 204 }
    },
  })
  renderPage(<DeclinedNights openedNight={openedNight} />, { me: person({ accessLvl }) })
  return server
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const FRIDAYS = 'Friday, October 11 Ash Marrow (Usher), Bo Marrow (Usher)Seen'
const SATURDAYS = 'Saturday, October 12 Cleo Marrow (Usher)Seen'

test('lists who cannot come by night, each night a link to its plan, until it is seen', async () => {
  const server = open()
  const section = await screen.findByRole('region', { name: "Can't make it" })
  expect(rows()).toEqual([FRIDAYS, SATURDAYS])
  const link = within(section).getByRole('link', { name: 'Friday, October 11' })
  expect(link.getAttribute('href')).toBe('/employee/admin/nights?season=2024&night=2024-10-11')
  fireEvent.click(screen.getByRole('button', { name: 'Seen: Friday, October 11' }))
  await waitFor(() => expect(rows()).toEqual([SATURDAYS]))
  expect(server.seen).toEqual([FRIDAY])
})

test('opening the plan of a night is a look at those who said so before, not at those who come later', async () => {
  const server = open(undefined, { openedNight: FRIDAY })
  await waitFor(() => expect(rows()).toEqual([SATURDAYS]))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  server.places = [declined(4, 'Dee', FRIDAY), ...server.places]
  await queryClient.invalidateQueries({ queryKey: keyOf(NIGHT_PLAN_CALLS.declined) })
  expect(await screen.findByText('Dee Marrow (Usher)')).toBeTruthy()
  expect(server.seen).toEqual([FRIDAY])
})

test('an opened night without anybody is a look at nothing, whoever says so later', async () => {
  const server = open([], { openedNight: FRIDAY })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  server.places = [declined(4, 'Dee', FRIDAY)]
  await queryClient.invalidateQueries({ queryKey: keyOf(NIGHT_PLAN_CALLS.declined) })
  expect(await screen.findByText('Dee Marrow (Usher)')).toBeTruthy()
  expect(server.seen).toEqual([])
})

test('a look that nobody asked for fails without a dialog, and the night stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  open(undefined, { openedNight: FRIDAY, fails: true })
  await waitFor(() => expect(rows()).toEqual([FRIDAYS, SATURDAYS]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Seen: Friday, October 11' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Unable to mark this as seen.')
})

test('a lead, who does not plan, sees none', () => {
  open(undefined, { accessLvl: 1 })
  expect(queryClient.isFetching()).toBe(0)
  expect(screen.queryByRole('region')).toBeNull()
})
