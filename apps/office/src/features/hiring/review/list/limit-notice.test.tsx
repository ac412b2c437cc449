// @vitest-environment jsdom

import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { OfficeProviders } from '../../../../ui/office-providers.tsx'
import { MeContext } from '../../../access/auth/use-auth.ts'
import { FestivalContext } from '../../../setup/festivals/chooser/use-festival.ts'
import { LimitNotice } from './limit-notice.tsx'

beforeEach(() => queryClient.clear())

function open(accessLvl: number) {
  const fetch = answer({
    '/api/festivals/1/applicationLimit': { body: { most: 2000, fullUntil: '2024-10-05T16:30:00.000Z' } },
  })
  const me = person({ accessLvl })
  render(
    <OfficeProviders>
      <MeContext value={me}>
        <FestivalContext value={me.festival!}>
          <LimitNotice />
        </FestivalContext>
      </MeContext>
    </OfficeProviders>,
  )
  return fetch
}

test('a manager sees that the daily limit is reached, and until when', async () => {
  open(2)
  expect(
    await screen.findByText(/^No more applications are taken until 10\/5\/2024 12:30:00 PM/),
  ).toBeTruthy()
})

test('a lead sees no notice, and the server is not asked', () => {
  expect(open(1)).not.toHaveBeenCalled()
  expect(screen.queryByText(/No more applications/)).toBeNull()
})
