// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { LimitNotice } from './limit-notice.tsx'

function open(accessLvl: number) {
  const fetch = mockApi({
    '/api/festivals/1/applicationLimit': { body: { most: 2000, fullUntil: '2024-10-05T16:30:00.000Z' } },
  })
  const me = person({ accessLvl })
  renderPage(<LimitNotice />, { me })
  return fetch
}

test('a manager sees that the daily limit is reached, and until when', async () => {
  open(2)
  expect(
    await screen.findByText(/^No more applications are taken until 10\/5\/2024 12:30:00 PM/),
  ).toBeTruthy()
})

test('for a lead the server is not asked', () => {
  expect(open(1)).not.toHaveBeenCalled()
})
