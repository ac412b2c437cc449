// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ending } from '../night-reports/testing/ending.ts'
import EndNightPage from './end-night-page.tsx'

test('offers tonight before its gates open, and says which night that is', async () => {
  vi.useFakeTimers({ now: new Date('2024-10-04T18:00:00Z'), toFake: ['Date'] })
  const night = (date: string) => ({ night: date, gatesAt: `${date}T23:00:00.000Z`, report: null })
  mockApi({
    '/api/night-reports?*': { body: [night('2024-10-04'), night('2024-09-28')] },
    '*night=2024-10-04*': { body: ending({ night: '2024-10-04' }) },
    '*': { body: ending({ night: '2024-09-28' }) },
  })
  renderPage(<EndNightPage />, { me: person({ accessLvl: 1 }) })
  const nights = await screen.findByLabelText<HTMLSelectElement>('Night')
  expect([...nights.options].map(({ text }) => text)).toEqual([
    'Tonight, Friday, October 4, 2024',
    'Saturday, September 28, 2024',
  ])
  expect(nights.value).toBe('2024-09-28')
  fireEvent.change(nights, { target: { value: '2024-10-04' } })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Night').value).toBe('2024-10-04'))
  vi.useRealTimers()
})
