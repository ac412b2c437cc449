// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { OfficeProviders } from '../../ui/office-providers.tsx'
import { CountCard } from './count-card.tsx'
import { employeeCount } from './dashboard.api.ts'
import { VitalsSection } from './vitals-section.tsx'

beforeEach(() => queryClient.clear())

const show = (section: ReactNode) =>
  render(
    <OfficeProviders>
      <MemoryRouter>{section}</MemoryRouter>
      <DialogHost />
    </OfficeProviders>,
  )

test('a count that cannot be loaded is a dash, and logged without an alert', async () => {
  answer({})
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(<CountCard title="Employees" rows={[{ label: 'Active', count: employeeCount(1, true) }]} />)
  await waitFor(() => expect(String(logged.mock.calls[0]?.[0])).toContain('ApiError'))
  expect(screen.getByRole('listitem').textContent).toBe('Active –')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the web vitals of each public page are rated', async () => {
  const pages = [
    { page: '/', loads: 40, LCP: 1240, INP: 180, CLS: 0.02 },
    { page: '/apply', loads: 12, LCP: 2600, INP: null, CLS: 0.31 },
  ]
  answer({ '/api/vitals': { body: pages } })
  show(<VitalsSection />)
  await screen.findByRole('table', { name: 'Speed of the public site' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PageLCPINPCLS',
    '/1.2 s Good180 ms Good0.02 Good',
    '/apply2.6 s Not good–0.31 Not good',
  ])
})
