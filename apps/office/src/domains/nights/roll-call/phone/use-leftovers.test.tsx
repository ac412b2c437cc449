// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person as employee } from '@nightshift/ui/testing/samples.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { RollCallBanner } from '../roll-call-banner.tsx'
import { person, rollCall } from '../testing/samples.ts'
import { forgetOthers } from './keep-for-reload.ts'
import { keepList, keptRollCall } from './kept-list.ts'
import { openPhoneQueue } from './phone-queue.ts'

const me = employee({ accessLvl: 1 })
const ash = person('Ash')
const call = rollCall({ festivalId: me.festival!.id, people: [ash] })
const MINUTE_AGO = Date.now() - 60_000

beforeEach(() => {
  localStorage.clear()
})

/** Any page of the admin area, while this roll-call is under way. */
function open(current: typeof call | null) {
  const sent: string[] = []
  mockApi({
    'POST *': ({ path }) => {
      sent.push(path)
      return { body: { refused: [] } }
    },
    '*': { body: { current } },
  })
  renderPage(<RollCallBanner />, { me })
  return sent
}

test('ticks that wait are sent from any page, of a roll-call that has ended, too', async () => {
  const key = '00000000-0000-4000-8000-000000000001'
  const at = '2024-10-04T22:00:00.000Z'
  const tick = { key, personId: ash.id, isSafe: true, at }
  openPhoneQueue(me.id).add({ kind: 'tick', rollCallId: 7, ...tick })
  const sent = open(null)
  await waitFor(() => expect(sent).toEqual(['/api/roll-calls/7/ticks']))
  await waitFor(() => expect(openPhoneQueue(me.id).items()).toEqual([]))
})

test('the list of a roll-call that has ended meanwhile does not stay on the phone', async () => {
  keepList(me.id, call, MINUTE_AGO)
  open(null)
  await waitFor(() => expect(keptRollCall()).toBeUndefined())
})

test('that of the one under way, and that of another festival, stay', async () => {
  keepList(me.id, call, MINUTE_AGO)
  open(call)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(keptRollCall()).toMatchObject({ id: call.id })
  keepList(me.id, { ...call, festivalId: 99 }, MINUTE_AGO)
  queryClient.clear()
  open(null)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(keptRollCall()).toMatchObject({ festivalId: 99 })
})

test('the next person who signs in on the phone finds nothing of the one before', async () => {
  keepList(me.id, call)
  await forgetOthers(me.id)
  expect(keptRollCall()).toBeDefined()
  await forgetOthers('somebody else')
  expect(keptRollCall()).toBeUndefined()
})
