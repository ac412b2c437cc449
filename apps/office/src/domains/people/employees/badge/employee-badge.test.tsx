// @vitest-environment jsdom

import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Badge } from '@nightshift/shared/people/badges/contract'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { employee } from '../testing/employees.ts'
import { EmployeeBadge } from './employee-badge.tsx'

const ash = employee({ seasonsBefore: 5 })
const lena = person({ id: '9a3b6f0e-52c1-4b8e-8d3f-1f0a7c6d5e42', accessLvl: 1 })
const badge: Badge = {
  userId: ash.id,
  code: badgeCodeOf(ash.id),
  serial: 1,
  issuedAt: '2024-09-01T16:00:00.000Z',
  issuedBy: null,
  replacedAt: null,
}
const FAILED = { status: 500, body: { error: { code: 'internal', message: 'Something went wrong.' } } }

/** Opens the dialog with these answers to the requests for the badges, in turn. */
function open(...answers: (typeof FAILED | { body: Badge[] })[]) {
  mockApi({
    [`/api/users/${ash.id}/badges`]: () => answers.shift()!,
    '/api/festivals/1/season': { body: { ...DEFAULT_SEASON, updatedAt: ash.updatedAt } },
    '/api/festivals/1/tenure': { body: [{ userId: ash.id, years: [2024, 2023] }] },
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.print = vi.fn()
  renderPage(<EmployeeBadge employee={ash} onClose={() => {}} />, { me: lena })
}

const print = async () => fireEvent.click(await screen.findByRole('button', { name: 'Print' }))

test('no code is shown while the badge is not known', async () => {
  open(FAILED, { body: [badge] })
  expect(screen.queryByRole('article')).toBeNull()
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain('Unable to load badges.')
  fireEvent.click(within(alert).getByRole('button'))
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('article')).textContent).toContain('No. 1')
})

test('a badge has a stripe for each completed season, a wide one for five', async () => {
  open({ body: [badge] })
  const stripes = await screen.findByRole('img', { name: '6 seasons' })
  const widths = [...stripes.children].map((stripe) => stripe.getAttribute('data-width'))
  expect(widths).toEqual(['wide', 'narrow'])
})

test('what is printed is asked for first, so that a badge that was replaced elsewhere is not printed', async () => {
  const second = { ...badge, code: badgeCodeOf(lena.id), serial: 2 }
  open({ body: [badge] }, { body: [second, { ...badge, replacedAt: '2024-10-04T22:00:00.000Z' }] })
  await screen.findByRole('article')
  await print()
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1)
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    ...[expect.stringContaining('No. 2'), expect.stringContaining('No. 2')],
  ])
})

test('nothing is printed when the server does not answer', async () => {
  open({ body: [badge] }, FAILED)
  await screen.findByRole('article')
  await print()
  await screen.findByRole('heading', { name: 'Something went wrong' })
  // Until it has made up its mind.
  await waitFor(() =>
    expect(screen.getByText('Print').closest('button')?.getAttribute('aria-busy')).toBe('false'),
  )
  expect(window.print).not.toHaveBeenCalled()
  expect(screen.queryByRole('article')).toBeNull()
})
