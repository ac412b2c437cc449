// @vitest-environment jsdom

import { ERRORS } from '@nightshift/shared/errors'
import type { User } from '@nightshift/shared/people/employees/contract'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { received } from '../../testing/applications.ts'
import { ApplicationViewer } from './application-viewer.tsx'

const { festival, positions, userPositions, passwordIsDefault, mustChangePassword, ...employee } = person()

const season = (id: number, year: number, closedAt: string | null = null) => ({
  ...{ id, year, part: 1, isCurrent: false, endsAt: null, closedAt, calendar: DEFAULT_SEASON },
  beginsAt: `${year}-02-01T05:00:00.000Z`,
})
const seasons = [season(2, 2025), season(1, 2024), season(9, 2023, '2023-12-01T05:00:00.000Z')]

/** Opens the viewer for an employee with these applications; returns the `onClose` mock. */
function open(applications: unknown, status = 200) {
  mockApi({
    '*/seasons': { body: seasons },
    '/api/applications*': { status, body: applications },
    '*': { body: [] },
  })
  const onClose = vi.fn()
  renderPage(<ApplicationViewer employee={employee satisfies User} onClose={onClose} />, { festival })
  return onClose
}

test('one application is shown with all answers', async () => {
  open([
    received({
      status: 'hired',
      userId: employee.id,
      data: { firstName: 'Wren', unavailable: ['fr1', 'xx9'] },
    }),
  ])
  expect(await screen.findByRole('dialog', { name: 'Application of Wren' })).toBeTruthy()
  const nights = screen.getByText('Unavailable').nextElementSibling
  expect(nights?.textContent).toBe('Friday, September 13\nUNKNOWN')
  const [[path]] = vi.mocked(fetch).mock.calls.filter(([path]) => String(path).includes('applications')) as [
    [string],
  ]
  expect(decodeURIComponent(path)).toContain(`"userId":"${employee.id}"`)
})

test("this season's application is shown, with those of earlier seasons collapsed below", async () => {
  open([
    received({ id: 2, seasonId: 1, status: 'hired', userId: employee.id, notes: 'Loud voice' }),
    received({ id: 3, seasonId: 9, status: 'hired', userId: employee.id }),
    received({ id: 5, seasonId: 2, status: 'hired', userId: employee.id, notes: 'Came back' }),
  ])
  expect(await screen.findByText('Came back')).toBeTruthy()
  const earlier = within(screen.getByRole('region', { name: 'Earlier applications' }))
  const controls = earlier.getAllByRole('button')
  expect(controls.map(({ textContent }) => textContent)).toEqual([
    'Application of 2024: UNKNOWN',
    'Application of 2023: UNKNOWN',
  ])
  expect(controls.map((control) => control.getAttribute('aria-expanded'))).toEqual(['false', 'false'])
  fireEvent.click(controls[0]!)
  expect(controls[0]!.getAttribute('aria-expanded')).toBe('true')
})

test.each([
  ['before', '2023-08-01T14:30:00.000Z', 0],
  ['after', '2023-12-02T14:30:00.000Z', 1],
])('the hire from an application sent %s the closing of its season', async (_, createdAt, buttons) => {
  open([received({ seasonId: 9, status: 'hired', userId: employee.id, createdAt })])
  await screen.findByRole('dialog', { name: 'Application of Wren Thorn' })
  expect(screen.queryAllByRole('button', { name: 'Undo hire…' })).toHaveLength(buttons)
})

test.each([
  ['none', [], 200, 'Not Found', 'No application found for this employee.'],
  [
    'two of one season',
    [received({ id: 1 }), received({ id: 2 })],
    200,
    'Something went wrong',
    'Unexpected application list returned for user...',
  ],
  [
    'a failure',
    {},
    500,
    'Something went wrong',
    'Unable to load applications. Please refresh the page or try again later.',
  ],
])('%s shows a message and closes the viewer', async (_, applications, status, name, description) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onClose = open(applications, status)
  expect(await screen.findByRole('alertdialog', { name, description })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('undoing the hire', () => {
  const hired = received({ status: 'hired', userId: employee.id })

  /** Opens the viewer of a hired person and confirms the question. */
  async function undo(answer: () => Response) {
    const onClose = open([hired])
    const list = vi.mocked(fetch).getMockImplementation()!
    let undone = false
    vi.mocked(fetch).mockImplementation(async (path, request) => {
      if (String(path) !== '/api/applications/1/undo-hire')
        return undone && String(path).startsWith('/api/applications')
          ? Response.json([])
          : list(path, request)
      const response = answer()
      undone = response.ok
      return response
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Undo hire…' }))
    const question = await screen.findByRole('alertdialog', { name: /^Undo the hire of Wren Thorn\?/ })
    fireEvent.click(within(question).getByRole('button', { name: 'Undo Hire' }))
    return onClose
  }

  test('closes the viewer, without a message about a missing application', async () => {
    const onClose = await undo(() => Response.json(received()))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('shows why it is refused', async () => {
    const { status, message } = ERRORS.hiredHasTimeEntries
    const error = { statusCode: status, name: 'Error', code: 'hiredHasTimeEntries', message }
    const onClose = await undo(() => Response.json({ error }, { status }))
    expect(await screen.findByRole('alertdialog', { description: message })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  })

  test('is not offered for an application that is not hired', async () => {
    open([received()])
    await screen.findByRole('dialog', { name: 'Application of Wren Thorn' })
    expect(screen.queryByRole('button', { name: 'Undo hire…' })).toBeNull()
  })
})
