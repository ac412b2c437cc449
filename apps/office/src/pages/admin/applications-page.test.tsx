// @vitest-environment jsdom
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { MeContext } from '../../features/auth/use-auth.ts'
import { FestivalContext } from '../../features/festivals/chooser/use-festival.ts'
import { received } from '../../features/hiring/testing/applications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { OfficeProviders } from '../../ui/office-providers.tsx'
import ApplicationsPage from './applications-page.tsx'

const mara = person({ accessLvl: 2 })
const season = {
  ...{ id: 1, year: 2024, isCurrent: true, endsAt: null, closedAt: null, calendar: DEFAULT_SEASON },
  beginsAt: '2024-02-01T05:00:00.000Z',
}

beforeEach(() => queryClient.clear())

/** Opens the page with one application; calls by these methods fail while they are listed. */
function open(...failing: string[]) {
  const fails = new Set(failing)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET' } = {}) => {
    const call = String(path)
    if (call.endsWith('/seasons')) return Response.json([season])
    if (!call.startsWith('/api/applications')) return Response.json([])
    return fails.has(method) ? Response.json({}, { status: 500 }) : Response.json([received()])
  })
  render(
    <OfficeProviders>
      <MemoryRouter>
        <MeContext value={mara}>
          <FestivalContext value={mara.festival}>
            <main id="content">
              <ApplicationsPage />
            </main>
          </FestivalContext>
        </MeContext>
      </MemoryRouter>
      <DialogHost />
    </OfficeProviders>,
  )
  return fails
}
const card = () => screen.findByRole('article', { name: 'Wren Thorn' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a failed load is told and can be retried', async () => {
  const fails = open('GET')
  const alert = await screen.findByRole('alertdialog', { name: 'Something went wrong' })
  expect(alert.textContent).toContain(
    'Unable to load applications. Please refresh the page or try again later.',
  )
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  fails.clear()
  await press('Try again')
  await card()
})

const logged = () => vi.mocked(console.error).mock.calls.length

test('notes that cannot be saved are logged, and stay typed', async () => {
  open('PATCH')
  const notes = within(await card()).getByLabelText<HTMLTextAreaElement>('Management Notes')
  fireEvent.change(notes, { target: { value: 'Strong audition.' } })
  await press('Save notes')
  await waitFor(() => expect(logged()).toBe(1))
  expect(notes.value).toBe('Strong audition.')
  expect(screen.getByRole('button', { name: 'Save notes' })).toBeTruthy()
})

test('what is typed while notes are saved stays, unsaved', async () => {
  open()
  const ask = vi.mocked(globalThis.fetch).getMockImplementation()!
  const answers: (() => void)[] = []
  vi.mocked(globalThis.fetch).mockImplementation(async (path, init) => {
    if (init?.method !== 'PATCH') return ask(path, init)
    await new Promise<void>((resolve) => {
      answers.push(resolve)
    })
    return Response.json({ ...received(), notes: 'Strong' })
  })
  const notes = within(await card()).getByLabelText<HTMLTextAreaElement>('Management Notes')
  fireEvent.change(notes, { target: { value: 'Strong' } })
  await press('Save notes')
  await waitFor(() => expect(answers).toHaveLength(1))
  fireEvent.change(notes, { target: { value: 'Strong audition.' } })
  answers[0]!()
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  expect(notes.value).toBe('Strong audition.')
  expect(screen.getByRole('button', { name: 'Save notes' })).toBeTruthy()
})

test.each(['Hold', 'Reject'])('a failed %s is logged, and the status stays', async (action) => {
  open('PATCH')
  await press('Actions for Wren Thorn')
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
  await waitFor(() => expect(logged()).toBe(1))
  expect(within(await card()).getAllByRole('listitem')[0]!.textContent).toBe('New')
})
