// @vitest-environment jsdom

import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { received } from '../testing/applications.ts'
import ApplicationsPage from './applications-page.tsx'

const mara = person({ accessLvl: 2 })
const season = {
  ...{ id: 1, year: 2024, part: 1, isCurrent: true, endsAt: null, closedAt: null, calendar: DEFAULT_SEASON },
  beginsAt: '2024-02-01T05:00:00.000Z',
}

/** Opens the page with one application; calls by these methods fail while they are listed. */
function open(...failing: string[]) {
  const fails = new Set(failing)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockApi({
    '*/seasons': { body: [season] },
    '/api/applications*': ({ method }) =>
      fails.has(method) ? { status: 500, body: {} } : { body: [received()] },
    '*': { body: [] },
  })
  show()
  return fails
}

const show = (address = '/') => renderPage(<ApplicationsPage />, { at: address, me: mara })
const card = () => screen.findByRole('article', { name: 'Wren Thorn' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a failed load is shown and can be retried', async () => {
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

describe('the list', () => {
  const updatedAt = '2024-09-01T00:00:00.000Z'
  const events: Event[] = [
    { id: 1, festivalId: 1, name: 'The Bog', updatedAt, positions: [position(7, 1, 'Bog Actor')] },
    {
      ...{ id: 2, festivalId: 1, name: 'Psychosis', updatedAt },
      positions: [position(8, 2, 'Psychosis Actor'), position(9, 2, 'Queue Actor')],
    },
  ]
  const BOG_ACTOR = 'The Bog - Bog Actor'
  const PSYCHOSIS_ACTOR = 'Psychosis - Psychosis Actor'
  const QUEUE_ACTOR = 'Psychosis - Queue Actor'
  const [REJECTED, NEW] = [{ status: 'rejected' }, { status: 'new' }] as const

  function position(id: number, eventId: number, name: string) {
    return { ...{ id, eventId, name, updatedAt }, isTipped: false, canApply: true, defaultPayRate: 15 }
  }

  /** Opens the page with the applications of Ivy and Ivana, who have one phone. Returns what was sent. */
  async function openTwo(address = '/', ivyIs: { status: 'new' | 'rejected' | 'hired' } = NEW) {
    const [ivy, ivana] = ['Ivy', 'Ivana'].map((firstName, index) => ({
      ...received({
        id: index + 1,
        data: { firstName, lastName: 'Thorn', phone: '845-555-0101', position: 7 },
      }),
    }))
    const kept = new Map([ivy!, ivana!].map((application) => [application.id, application]))
    kept.set(1, { ...ivy!, ...ivyIs })
    const sent: unknown[] = []
    mockApi({
      '*/seasons': { body: [season] },
      '/api/events*': { body: events },
      '/api/applications/*': ({ method, path, body: change = { status: 'new' } }) => {
        const id = Number(path.split('/')[3])
        sent.push({ [`${method} ${path}`]: change })
        kept.set(id, { ...kept.get(id)!, ...change })
        return { body: kept.get(id) }
      },
      '/api/applications?*': () => ({ body: [...kept.values()] }),
      '*': { body: [] },
    })
    show(address)
    await screen.findByText(/^\d applications?$/)
    return sent
  }
  // Not by role: each such query takes 100 ms in a page with this many answers.
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const shown = () => all('article h2').map(({ textContent }) => textContent)
  const statuses = () => all('article li:first-child').map(({ textContent }) => textContent)
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const menuOf = (name: string) => screen.getByLabelText(`Actions for ${name}`)
  const items = () => all('[role=menuitem]').map(({ textContent }) => textContent)
  const notice = (words: string) => screen.findByText(words, { selector: '[role=status]' })
  /** Chooses an item of the menu. Returns all of them. */
  async function act(name: string, action: string) {
    fireEvent.click(menuOf(name))
    await waitFor(() => expect(items()).toContain(action))
    const offered = items()
    fireEvent.click(all('[role=menuitem]')[offered.indexOf(action)]!)
    return offered
  }

  test('a held application stays; a rejected one leaves, and the next one has the focus', async () => {
    const sent = await openTwo()
    expect(shown()).toEqual(['Ivy Thorn', 'Ivana Thorn'])
    await act('Ivy Thorn', 'Hold')
    await waitFor(() => expect(statuses()).toEqual(['Held', 'New']))
    await notice('Ivy Thorn is held.')
    menuOf('Ivy Thorn').focus()
    expect(await act('Ivy Thorn', 'Reject')).not.toContain('Hold')
    await waitFor(() => expect(shown()).toEqual(['Ivana Thorn']))
    await waitFor(() => expect(document.activeElement).toBe(menuOf('Ivana Thorn')))
    await notice('Ivy Thorn is rejected.')
    expect(screen.queryByText('Ivy Thorn is held.')).toBeNull()
    expect(sent).toEqual([
      { 'PATCH /api/applications/1': { status: 'held' } },
      { 'PATCH /api/applications/1': { status: 'rejected' } },
    ])
  })

  test('is filtered as the address says; possible duplicates are together, whatever their status', async () => {
    await openTwo('/?status=rejected&text=ivy&department=2', REJECTED)
    expect(screen.getByText('No applications found.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Filter by text').value).toBe('ivy')
    expect(screen.getByLabelText<HTMLSelectElement>('Department').value).toBe('2')
    choose('Department', '')
    await waitFor(() => expect(shown()).toEqual(['Ivy Thorn']))
    choose('Status', 'pending')
    choose('Filter by text', '')
    await waitFor(() => expect(shown()).toEqual(['Ivana Thorn']))
    fireEvent.click(screen.getByText('Possible duplicate: 1 other application'))
    await waitFor(() => expect(statuses()).toEqual(['Rejected', 'New']))
    fireEvent.click(screen.getByText('Back to all applications'))
    await waitFor(() => expect(shown()).toEqual(['Ivana Thorn']))
  })

  test('a double click saves notes once, with the version that they were written on, and the focus goes where it says so', async () => {
    const sent = await openTwo()
    expect(screen.queryByLabelText('Save notes')).toBeNull()
    const [, notes] = screen.getAllByLabelText('Management Notes')
    fireEvent.change(notes!, { target: { value: 'Strong audition.' } })
    const save = screen.getByLabelText('Save notes')
    save.focus()
    fireEvent.click(save)
    fireEvent.click(save)
    const saved = await screen.findByText('Saved')
    expect(document.activeElement).toBe(saved)
    expect(screen.queryByLabelText('Save notes')).toBeNull()
    const { updatedAt } = received()
    expect(sent).toEqual([{ 'PATCH /api/applications/2': { notes: 'Strong audition.', updatedAt } }])
  })

  test('an application is moved to the first position that is found', async () => {
    const sent = await openTwo()
    await act('Ivy Thorn', 'Move to')
    const search = await screen.findByLabelText('Search positions')
    const places = () => all('[aria-label="Move to"] [role=menuitem]').map(({ textContent }) => textContent)
    expect(places()).toEqual([BOG_ACTOR, PSYCHOSIS_ACTOR, QUEUE_ACTOR])
    expect(all('[role=menuitem]:disabled').map(({ textContent }) => textContent)).toEqual([BOG_ACTOR])
    fireEvent.change(search, { target: { value: 'nowhere' } })
    expect(screen.getByText('No position found.')).toBeTruthy()
    fireEvent.change(search, { target: { value: 'act psych' } })
    expect(places()).toEqual([PSYCHOSIS_ACTOR, QUEUE_ACTOR])
    fireEvent.keyDown(search, { key: 'Enter' })
    await screen.findByText(PSYCHOSIS_ACTOR, { selector: 'article strong' })
    await notice(`Ivy Thorn is moved to ${PSYCHOSIS_ACTOR}.`)
    const [answers] = sent.flatMap((call) => Object.values(call as object))
    expect(JSON.parse(answers.rawData)).toMatchObject({ firstName: 'Ivy', position: 8 })
  })

  test('a hire is undone after a question, and the application is as it was', async () => {
    const sent = await openTwo('/?status=hired', { status: 'hired' })
    await act('Ivy Thorn', 'Undo hire…')
    await screen.findByText(/^Undo the hire of Ivy Thorn\?/)
    fireEvent.click(screen.getByText('Undo Hire'))
    await screen.findByText('No applications found.')
    await notice('The hire of Ivy Thorn is undone.')
    expect(sent).toEqual([{ 'POST /api/applications/1/undo-hire': { status: 'new' } }])
    choose('Status', 'pending')
    await waitFor(() => expect(statuses()).toEqual(['New', 'New']))
  })
})
