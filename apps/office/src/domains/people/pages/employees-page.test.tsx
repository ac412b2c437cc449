// @vitest-environment jsdom
import type { User } from '@nightshift/shared/people/employees/contract'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { entry } from '../../time/testing/entries.ts'
import { employee, position } from '../employees/testing/employees.ts'
import EmployeesPage from './employees-page.tsx'

const lead = person({ id: idOf(9), accessLvl: 1, username: 'lena' })
const actor = position()
const held = { id: 70, userId: idOf(1), positionId: actor.id, payrate: 15.5 }
const ash = employee({
  id: idOf(1),
  emergencyContact: 'Ida Marrow',
  positions: [actor],
  userPositions: [held],
})
const bea = employee({ id: idOf(2), firstName: 'Bea', lastName: 'Aachen' })
const mara = employee({ id: idOf(3), firstName: 'Mara', lastName: 'Voss', accessLvl: 2 })
const lena = employee({ id: lead.id, firstName: 'Lena', lastName: 'Crow', accessLvl: 1 })

function idOf(number: number) {
  return person().id.replace(/.$/, String(number))
}

beforeEach(() => {
  // The list is virtualized: without a width it has no cards.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 200))
})

type Office = {
  me?: typeof lead
  people?: User[]
  open?: TimeEntry[]
  search?: string
  fails?: () => boolean
  clockedOut?: object
  save?: (changes: Partial<User>) => Promise<User>
}

function open({
  me = lead,
  people = [ash, bea],
  open = [],
  search = '',
  fails,
  clockedOut,
  save,
}: Office = {}) {
  mockApi({
    'PATCH *': async ({ body }) => ({ body: await save?.(body) }),
    '/api/users?*': () => (fails?.() ? { status: 500, body: {} } : { body: people }),
    '/api/timeclock?*': { body: open },
    '/api/timeclock/clockout': { body: clockedOut },
    '/api/events?*': { body: [{ ...actor.event, positions: [actor] }] },
    '*/tenure': { body: [] },
    '*/seasons': { body: [] },
  })
  renderPage(
    <>
      <EmployeesPage />
      <Address />
    </>,
    { at: `/employee/admin/employees${search}`, me },
  )
}
function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname.replace('/employee/', '') + search}</output>
}
const address = () => screen.getByLabelText('Address').textContent
const names = () => screen.queryAllByRole('article').map(({ textContent }) => textContent.slice(0, 3))
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const card = (name: string) => screen.findByRole('article', { name })

test('the list is sorted, and the address keeps it', async () => {
  open()
  await card('Ash Marrow')
  expect(names()).toEqual(['Ash', 'Bea'])
  fill('Sort by', 'lastName')
  await waitFor(() => expect(names()).toEqual(['Bea', 'Ash']))
  expect(address()).toBe('admin/employees?sort=lastName')
})

test('filters narrow the list, and all are cleared at once', async () => {
  open({ open: [entry({ userId: ash.id })] })
  await card('Bea Aachen')
  fireEvent.click(screen.getByRole('radio', { name: 'Clocked In' }))
  await waitFor(() => expect(names()).toEqual(['Ash']))
  expect(screen.getByText('1 employee')).toBeTruthy()
  fill('Event', String(actor.eventId))
  fill('Position', String(actor.id))
  fill('Filter by text', 'nobody is called this')
  expect(await screen.findByText('No employee fits these filters.')).toBeTruthy()
  await press('Clear filters')
  await card('Bea Aachen')
  expect(address()).toBe('admin/employees')
})

test('a lead reads a card without the Paychex ID, and adds nobody', async () => {
  open({ open: [entry({ userId: ash.id, positionName: 'Bog Actor' })] })
  const ours = await card('Ash Marrow')
  expect(ours.textContent).toContain('Clocked in as Bog Actor')
  const read = (section: string) => {
    fireEvent.click(within(ours).getByRole('button', { name: section }))
    return within(ours).getByRole('region').textContent
  }
  const details = read('Details')
  expect(details).toContain('0 – Employee')
  expect(details).not.toContain('Paychex')
  expect(read('Positions')).toContain('The Bog - Bog Actor$15.50 an hour')
  expect(read('Emergency Medical Info')).toContain('Ida Marrow')
  expect(screen.queryByRole('button', { name: 'Add Employee' })).toBeNull()
})

async function menuOf(name: string) {
  await press(`Actions for ${name}`)
  return screen.findAllByRole('menuitem')
}
const texts = (items: HTMLElement[]) => items.map(({ textContent }) => textContent)

test('the menu of somebody below has every action', async () => {
  open({ open: [entry({ userId: ash.id })] })
  expect(texts(await menuOf('Ash Marrow'))).toEqual([
    ...['Edit', 'Edit Photo', 'Badge', 'Replace badge', 'Application', 'Timesheet', 'Clock Out'],
  ])
})

test('a manager is not edited by a lead, and the menu says why', async () => {
  open({ people: [mara] })
  const [edit, photo] = await menuOf('Mara Voss')
  expect(texts([edit!, photo!])).toEqual(['EditOf your level or above', 'Edit Photo'])
  for (const item of [edit!, photo!]) expect(item).toHaveProperty('disabled', true)
})

test('a lead edits herself in My Account', async () => {
  open({ people: [lena] })
  const [edit] = await menuOf('Lena Crow')
  expect(edit!.textContent).toBe('EditIn My Account')
  fireEvent.click(edit!)
  await waitFor(() => expect(address()).toBe('myaccount'))
})

test('those who left are listed without badges, Clock Out All and Add Employee', async () => {
  open({ me: person({ accessLvl: 2 }), people: [{ ...bea, isActive: false }], search: '?status=inactive' })
  expect((await card('Bea Aachen')).textContent).toContain('Inactive')
  for (const name of ['All Badges', 'Clock Out All', 'Add Employee'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('Clock Out All says who was clocked out and who was not', async () => {
  const shifts = [entry({ id: 5, userId: ash.id }), entry({ id: 6, userId: bea.id })]
  open({ open: shifts, clockedOut: { closed: [5], notFound: [6] } })
  await card('Ash Marrow')
  await press('Clock Out All')
  const dialog = () => screen.findByRole('alertdialog', { name: 'Clock Out All' })
  expect((await dialog()).textContent).toContain('Clock out 2 employees now?')
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Clock Out All' }))
  await screen.findByText(/^1 employee clocked out\./)
  expect((await dialog()).textContent).toContain(
    'Not clocked out, their shift had ended or was deleted:\nBea Aachen',
  )
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Okay' }))
})

test('one person is clocked out from their menu, after a question', async () => {
  const shift = entry({ id: 5, userId: ash.id, endTime: null })
  const save = vi.fn(async (changes: object) => Object.assign(shift, changes) as unknown as User)
  open({ open: [shift], save })
  const items = await menuOf('Ash Marrow')
  fireEvent.click(items.find(({ textContent }) => textContent === 'Clock Out')!)
  const question = await screen.findByRole('alertdialog')
  expect(save).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Clock Out' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith({ endTime: expect.any(String) }))
  expect(fetch).toHaveBeenCalledWith('/api/timeclock/5', expect.anything())
})

test('with nobody on the clock there is nobody to clock out', async () => {
  open()
  await card('Ash Marrow')
  expect(screen.getByRole('button', { name: 'Clock Out All' })).toHaveProperty('disabled', true)
})

test('a failed load is shown and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fails = true
  open({ fails: () => fails })
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain('Unable to load users. Please refresh the page or try again later.')
  fails = false
  await press('Okay')
  await press('Try again')
  await card('Ash Marrow')
})

test('notes count as unsaved until they are saved, and so does what was typed meanwhile', async () => {
  const one = { ...ash }
  const answers: (() => void)[] = []
  const save = (changes: Partial<User>) =>
    new Promise<User>((resolve) => {
      answers.push(() => resolve(Object.assign(one, changes)))
    })
  open({ people: [one], save })
  fireEvent.click(within(await card('Ash Marrow')).getByRole('button', { name: 'Notes' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Notes on/ })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const saving = () => screen.queryByRole('button', { name: /^Save the notes/ })
  type('Knows the stairs')
  fireEvent.click(saving()!)
  await waitFor(() => expect(answers).toHaveLength(1))
  type('Knows the back stairs')
  answers[0]!()
  await waitFor(() => expect(saving()?.getAttribute('aria-busy')).toBe('false'))
  expect([field.value, hasUnsavedChanges()]).toEqual(['Knows the back stairs', true])

  fireEvent.click(saving()!)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!()
  await waitFor(() => expect(saving()).toBeNull())
  expect([field.value, one.notes, hasUnsavedChanges()]).toEqual([
    'Knows the back stairs',
    'Knows the back stairs',
    false,
  ])
})

test('positions that a card cuts short are whole in its tooltip', async () => {
  const positions = ['Bog Actor', 'Hayride Actor', 'Midway Bartender'].map((name, id) =>
    position({ id, name }),
  )
  open({ people: [{ ...ash, positions }] })
  const shown = within(await card('Ash Marrow')).getByTitle(/Bog Actor, .*Hayride Actor, .*Midway Bartender$/)
  expect(shown.textContent).toBe(shown.title)
})

test('notes that are saved leave the focus where it says so', async () => {
  open({ people: [ash], save: async (changes) => ({ ...ash, ...changes }) })
  fireEvent.click(within(await card('Ash Marrow')).getByRole('button', { name: 'Notes' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Notes on/ }), { target: { value: 'Stairs' } })
  const save = screen.getByRole('button', { name: /^Save the notes/ })
  save.focus()
  fireEvent.click(save)
  const saved = await screen.findByText('Saved')
  expect(document.activeElement).toBe(saved)
})

test('notes that the list already shows are unsaved as long as their button is there', async () => {
  const one = { ...ash }
  let release = () => {}
  open({ people: [one], save: async (changes) => Object.assign(one, changes) })
  const ask = vi.mocked(globalThis.fetch).getMockImplementation()!
  fireEvent.click(within(await card('Ash Marrow')).getByRole('button', { name: 'Notes' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Notes on/ }), {
    target: { value: 'Knows the stairs' },
  })
  vi.mocked(globalThis.fetch).mockImplementation(async (path, init) => {
    // The refetched shifts come last.
    if (String(path).startsWith('/api/timeclock?'))
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return ask(path, init)
  })
  const saving = () => screen.queryByRole('button', { name: /^Save the notes/ })
  fireEvent.click(saving()!)
  await waitFor(() => {
    const lists = queryClient.getQueriesData<User[]>({ queryKey: ['/api/users'] })
    expect(JSON.stringify(lists)).toContain('Knows the stairs')
  })
  expect(hasUnsavedChanges()).toBe(saving() !== null)
  release()
  await waitFor(() => expect(saving()).toBeNull())
  expect(hasUnsavedChanges()).toBe(false)
})
