// @vitest-environment jsdom
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { MeContext } from '../../access/auth/use-auth.ts'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { closing } from '../night-reports/testing/closing.ts'
import CloseNightPage from './close-night-page.tsx'

test('offers tonight before its gates open, and says which night that is', async () => {
  vi.useFakeTimers({ now: new Date('2024-10-04T18:00:00Z'), toFake: ['Date'] })
  const night = (date: string) => ({ night: date, gatesAt: `${date}T23:00:00.000Z`, report: null })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const { pathname, searchParams } = new URL(String(path), 'http://localhost')
    if (pathname === '/api/night-reports') return Response.json([night('2024-10-04'), night('2024-09-28')])
    return Response.json(closing({ night: searchParams.get('night') ?? '2024-09-28' }))
  })
  render(
    <OfficeProviders>
      <MemoryRouter>
        <MeContext value={person({ accessLvl: 1 })}>
          <FestivalContext value={person().festival!}>
            <CloseNightPage />
          </FestivalContext>
        </MeContext>
      </MemoryRouter>
    </OfficeProviders>,
  )
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
