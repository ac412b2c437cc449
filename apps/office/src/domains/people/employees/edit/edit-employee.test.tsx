// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { employee, position } from '../testing/employees.ts'
import { AddEmployee } from './add-employee.tsx'
import { EditEmployee } from './edit-employee.tsx'

const bog = position()
const bar = position({ id: 2, eventId: 20, name: 'Bartender', event: undefined })
const held = { id: 70, userId: employee().id, positionId: bog.id, payrate: 15.5 }
const ash = employee({ id: employee().id.replace(/.$/, '1'), positions: [bog], userPositions: [held] })
const festivals = [person().festival, { ...person().festival, id: 2, name: 'Scary Little Christmas' }]
const FAILED = { status: 500, body: {} }

type Reply = { status?: number; body: object }

/** Opens a dialog for somebody of this access level; what is sent gets this reply. */
function open(accessLvl: number, dialog: React.ReactNode, known = ash, reply: Reply = FAILED) {
  const sent: [string, unknown][] = []
  const midway = { id: 20, festivalId: 1, name: 'Midway', updatedAt: ash.updatedAt, positions: [bar] }
  mockApi({
    '/api/users?*': { body: [known] },
    '/api/events?*': { body: [midway] },
    '/api/festivals*': { body: festivals },
    '*': ({ path, body }) => {
      sent.push([path.replace(known.id, 'ash'), body])
      return reply
    },
  })
  const me = person({ accessLvl })
  renderPage(dialog, { me })
  return sent
}
const edit = (accessLvl: number, known = ash, reply?: Reply) =>
  open(accessLvl, <EditEmployee employee={known} onClose={() => {}} />, known, reply)
// A required field has an asterisk.
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`))
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function confirm(name: string) {
  press(name)
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name }))
}
async function expectFailure(words: string) {
  const alert = await screen.findByRole('alertdialog', { name: 'Something went wrong' })
  expect(alert.textContent).toContain(words)
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const refused = (code: 'usernameTaken' | 'changedMeanwhile') => {
  const { status, message } = ERRORS[code]
  return { status, body: { error: { code, message } } }
}

test('a lead reads rates, and edits neither them nor the level nor the Paychex ID', async () => {
  edit(1)
  const positions = await screen.findByRole('region', { name: 'Positions' })
  expect(within(positions).getByRole('listitem').textContent).toMatch(/\$15\.50$/)
  for (const label of [/^Paychex ID/, /^Access Level/, /^Payrate/])
    expect(screen.queryByLabelText(label)).toBeNull()
})

test('what is invalid is said at its field, and nothing is sent', async () => {
  const sent = edit(2)
  fill('Email', 'nobody')
  fill('Seasons before Nightshift', '')
  press('Save')
  expect(await screen.findByText('Please enter an email address, or leave this empty.')).toBeTruthy()
  expect(screen.getByText('A whole number from 0 to 80.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('what is saved is trimmed, and sent with the version that was read', async () => {
  const sent = edit(2, ash, { body: { ...ash, phone: '555-0123', updatedAt: '2024-10-01T00:00:00.000Z' } })
  fill('Phone', '  555-0123 ')
  press('Save')
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sent).toMatchObject([['/api/users/ash', { phone: '555-0123', updatedAt: ash.updatedAt }]])
})

test.each([
  ['usernameTaken', 'This username is taken. Please choose another one.'],
  ['changedMeanwhile', 'Somebody else changed this meanwhile. Please look again.'],
] as const)('%s is shown, and what was typed stays', async (code, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  edit(2, ash, refused(code))
  fill('Username', 'lead')
  press('Save')
  await expectFailure(words)
  expect(field('Username')).toHaveProperty('value', 'lead')
})

test('each failure is shown in its words, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  edit(3)
  const unable = (what: string) => `Unable to ${what}. Please refresh the page or try again later.`
  fill('Middle', 'Lee')
  press('Save')
  await expectFailure(unable('save employee'))
  await screen.findByRole('option', { name: 'Bartender' })
  fill('Position', String(bar.id))
  press('Add Position')
  await expectFailure(unable('add position'))
  await confirm('Reset Password')
  await expectFailure(unable('reset password'))
  await confirm('Deactivate')
  await expectFailure(unable('deactivate employee'))
  expect(field('Middle')).toHaveProperty('value', 'Lee')
})

test('a position has its default rate until another one is typed, in steps', async () => {
  const sent = edit(2)
  await screen.findByRole('option', { name: 'Bartender' })
  fill('Position', String(bar.id))
  expect(field('Payrate')).toHaveProperty('value', '15.50')
  fill('Payrate', '12.30')
  press('Add Position')
  expect(await screen.findByText('From 0 to 500, in steps of 0.25.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('an administrator of every festival needs one together with a lower level', async () => {
  const bea = { ...ash, accessLvl: 3, festivalId: null }
  const sent = edit(3, bea)
  expect(await screen.findByLabelText(/^Festival/)).toHaveProperty('value', '')
  expect(screen.queryByRole('region', { name: 'Positions' })).toBeNull()
  fill('Access Level', '1')
  press('Save')
  expect(await screen.findByText('Please choose the festival they belong to.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('whoever has a festival is not offered every one', async () => {
  edit(3)
  expect(await screen.findByLabelText(/^Festival/)).toHaveProperty('value', '1')
  expect(screen.queryByRole('option', { name: 'Every festival' })).toBeNull()
})

test('a new employee needs a name and a username that is free', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent = open(2, <AddEmployee onAdded={() => {}} onClose={() => {}} />, ash, refused('usernameTaken'))
  expect(screen.queryByLabelText('Access Level')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/^First/))
  press('Add Employee')
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3)
  expect(sent).toEqual([])
  fill('First', ' Cass ')
  fill('Last', 'Vane')
  fill('Username', 'manager')
  press('Add Employee')
  await expectFailure('This username is taken. Please choose another one.')
  expect(sent).toMatchObject([['/api/users/signup', { firstName: 'Cass', username: 'manager' }]])
})

test('a held position gets another rate, and is taken away after a question', async () => {
  const sent = edit(2, ash, { body: held })
  fireEvent.change(screen.getByLabelText('Payrate for The Bog - Bog Actor'), { target: { value: '16.25' } })
  press('Save the payrate for The Bog - Bog Actor')
  await waitFor(() =>
    expect(sent).toEqual([['/api/users/ash/addposition', { positionId: bog.id, payrate: 16.25 }]]),
  )
  press('Remove The Bog - Bog Actor')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Remove the position The Bog - Bog Actor from Ash Marrow?')
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(['/api/users/ash/removeposition', { positionId: bog.id, payrate: 15.5 }])
})

test('a move to another festival is asked about', async () => {
  const sent = edit(3, ash, { body: { ...ash, festivalId: 2 } })
  await screen.findByRole('option', { name: 'Scary Little Christmas' })
  fill('Festival', '2')
  press('Save')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Move Ash Marrow to Scary Little Christmas?')
  expect(sent).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(sent).toMatchObject([['/api/users/ash', { festivalId: 2 }]]))
})
