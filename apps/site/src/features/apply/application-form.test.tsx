// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import { seasonFacts } from '@nightshift/shared/site/public-site/season-facts'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data.ts'
import { ApplicationForm } from './application-form.tsx'

const POSITIONS = { '/api/publicAppPosition/1': { body: [{ id: 7, name: 'Bog Actor' }] } }
const SEND = '/api/applications/'
const FESTIVAL = configEntry()
const PAGE = {
  ...{ host: FESTIVAL.hostName, pathname: '/apply/1' },
  seasonFacts: seasonFacts(FESTIVAL, new Date('2024-10-01T12:00:00Z')),
}
const CONFIRM =
  'Are you sure you wish to submit this application? You will not be able to edit it once submitted.'
const WREN = {
  ...{ firstName: 'Wren', lastName: 'Thorn', street: '13 Gallows Lane', city: 'Millbrook', state: 'NY' },
  ...{ zip: '12545', email: 'wren@example.com', phone: '845-555-0123', position: '7' },
}

async function visit() {
  render(
    <PageDataContext value={PAGE}>
      <ApplicationForm festival={FESTIVAL} />
      <DialogHost />
    </PageDataContext>,
  )
  await screen.findByText('BOG ACTOR')
}
// By name, and nothing by role: in a form with this many fields a query by label or role takes 100 ms.
const field = (name: string, value?: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]${value ? `[value=${value}]` : ''}`)!
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (words: string, within_: Element = document.querySelector('form')!) =>
  fireEvent.click(within(within_ as HTMLElement).getByText(words, { selector: 'button' }))
const submit = () => press('Submit application')
const dialog = () => document.querySelector('dialog')
async function answerDialog(words: string, button: string) {
  await waitFor(() => expect(dialog()?.textContent).toContain(words))
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  press(button, dialog()!)
  await waitFor(() => expect(String(dialog()?.textContent)).not.toContain(words))
}
function fillIn() {
  for (const [name, value] of Object.entries(WREN)) type(name, value)
}
/** What was sent, of each application. */
const sent = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([path, init]) =>
      path === SEND ? [JSON.parse(JSON.parse(String(init?.body)).rawData)] : [],
    )

beforeEach(() => {
  localStorage.clear()
  mockApi(POSITIONS)
})

test('the form begins with what most applicants answer, and every night of the season', async () => {
  await visit()
  const checked = (name: string) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)]
    return boxes.filter((box) => box.checked).map(({ labels }) => labels![0]!.textContent)
  }
  expect([checked('over16'), checked('returning'), checked('limitations')]).toEqual([['Yes'], ['No'], []])
  const nights = checked('available')
  expect(nights).toHaveLength(15)
  expect(nights.filter((night) => night.startsWith('Friday'))).toHaveLength(7)
  for (const night of nights) expect(night).toMatch(/, 2024 5pm to 1am$/)
  expect(nights.at(-1)).toMatch(/^Saturday, November 2,/)
  expect(field('firstName').autocomplete).toBe('given-name')
})

test('positions that could not be loaded are told, and loaded again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockApi({ '/api/publicAppPosition/1': { status: 500, body: {} } })
  const visited = visit()
  await answerDialog("Something went wrong: We're sorry.", 'Okay')
  mockApi(POSITIONS)
  press('Load the positions again')
  await visited
  expect(screen.queryByText('Load the positions again')).toBeNull()
})

describe('what is wrong', () => {
  test('is told in a summary that has the focus and leads to each field, until it is right', async () => {
    await visit()
    type('firstName', '   ')
    type('email', 'wren@example')
    type('phone', '845 555 012')
    submit()
    await answerDialog('Please fix the errors and submit again.', 'Okay')
    const summary = screen.getByLabelText('Please fix these answers')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(summary.querySelectorAll('a')).toHaveLength(9)
    for (const [label, name] of [
      ['Position', 'position'],
      ['First name', 'firstName'],
      ['Email', 'email'],
      ['Phone', 'phone'],
      ['Zip code', 'zip'],
    ] as const) {
      fireEvent.click(within(summary).getByText(label))
      expect(document.activeElement).toBe(field(name))
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
    }
    fillIn()
    expect(screen.queryByLabelText('Please fix these answers')).toBeNull()
    expect(sent()).toEqual([])
  })
})

describe('a phone number in another style', () => {
  test('is formatted when its field is left, and its problem is taken back', async () => {
    await visit()
    fillIn()
    type('phone', '845')
    submit()
    await answerDialog('Please fix the errors and submit again.', 'Okay')
    type('phone', '(845) 555-0123')
    await screen.findByLabelText('Please fix these answers')
    fireEvent.blur(field('phone'))
    expect(field('phone').value).toBe('845-555-0123')
    expect(screen.queryByLabelText('Please fix these answers')).toBeNull()
    expect(localStorage.getItem('application-draft-1')).toContain('845-555-0123')
  })

  test('is formatted at the submit: autofill and Enter leave no field', async () => {
    await visit()
    fillIn()
    type('phone', '+1 845.555.0123')
    submit()
    await answerDialog(CONFIRM, 'Cancel')
    expect(field('phone').value).toBe('845-555-0123')
  })
})

describe('the answers', () => {
  test('are kept when the confirmation is declined and the page is loaded again', async () => {
    await visit()
    fillIn()
    fireEvent.click(screen.getByLabelText('None of the nights of Weekend 2'))
    submit()
    submit()
    await answerDialog(CONFIRM, 'Cancel')
    expect(sent()).toEqual([])
    cleanup()
    await visit()
    // The position is restored once its options are there.
    await waitFor(() => expect([field('position').value, field('email').value]).toEqual(['7', WREN.email]))
    expect([field('available', 'fr2').checked, field('available', 'fr3').checked]).toEqual([false, true])
  })

  test('are emptied by starting over, after a question', async () => {
    await visit()
    fireEvent.click(field('returning', 'yes'))
    type('returningNotes', 'Two seasons in the Bog.')
    press('Start over')
    await answerDialog('Empty the form and start over?', 'Start over')
    expect([field('returningNotes').value, field('returning', 'no').checked]).toEqual(['', true])
    expect(localStorage).toHaveLength(0)
  })

  test('stay after a failure and a refusal, until they are sent once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await visit()
    fillIn()
    const { status, message } = ERRORS.tooManyApplications
    for (const [reply, text] of [
      [{ status: 500, body: {} }, 'Everything you filled in is still here'],
      [
        { status, body: { error: { statusCode: status, code: 'tooManyApplications', message } } },
        `${message} Everything you filled in is still here.`,
      ],
    ] as const) {
      mockApi({ ...POSITIONS, [SEND]: reply })
      submit()
      await answerDialog(CONFIRM, 'Confirm')
      await answerDialog(text, 'Okay')
      expect(field('email').value).toBe(WREN.email)
    }
    expect(localStorage).toHaveLength(1)
    mockApi({ ...POSITIONS, [SEND]: { body: {} } })
    vi.mocked(fetch).mockClear()
    submit()
    await answerDialog(CONFIRM, 'Confirm')
    await waitFor(() => expect(dialog()?.textContent).toContain('Thank you!'))
    expect(sent()).toMatchObject([{ firstName: 'Wren', position: 7, over16: true, unavailable: [] }])
    expect(localStorage).toHaveLength(0)
  })
})
