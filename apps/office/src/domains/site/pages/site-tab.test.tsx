// @vitest-environment jsdom
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import {
  CHRISTMAS_OWN_CONTENT,
  DREADMOOR_CONTENT,
} from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { person } from '@nightshift/ui/testing/samples.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keyOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as sectionEditors from '../site-content/section-editors.tsx'
import { serveSite } from '../site-content/testing/fake-site.ts'
import { PLAIN_EDITORS } from '../site-content/testing/plain-editors.tsx'
import HistoryPage from './history-page.tsx'
import OverviewPage from './overview-page.tsx'
import PreviewPage from './preview-page.tsx'
import SectionPage from './section-page.tsx'
import SiteShell from './site-shell.tsx'

const editors = { ...sectionEditors.SECTION_EDITORS, ...PLAIN_EDITORS }

afterEach(() => {
  // A confirmation of one test must not be found by the next one.
  fireEvent.click(screen.queryByRole('button', { name: 'Dismiss' }) ?? document.body)
})

beforeEach(() => {
  vi.spyOn(sectionEditors, 'SECTION_EDITORS', 'get').mockReturnValue(editors)
})

const ROOT = '/employee/admin/site'
const TITLE = DREADMOOR_CONTENT.faq.title

/** Opens a page of the Site tab. */
async function open(path: string, site: Partial<EditedSite> = {}, festival = person().festival!) {
  const server = serveSite(site)
  const { unmount } = await show(path, festival)
  return { ...server, unmount }
}

async function show(path: string, festival = person().festival!, me = person({ accessLvl: 3 })) {
  const page = renderPage(
    <Routes>
      <Route path={ROOT} element={<SiteShell />}>
        <Route index element={<OverviewPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="preview" element={<PreviewPage />} />
        <Route path=":section" element={<SectionPage />} />
      </Route>
    </Routes>,
    { me, festival, at: `${ROOT}${path}` },
  )
  await screen.findAllByRole('heading', { level: 2 })
  return page
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
function type(value: string) {
  title().focus()
  fireEvent.change(title(), { target: { value } })
}
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }))
const state = (words: string | RegExp) =>
  screen.findByText(words, { selector: '[role=status], [role=status] *' })
const dialog = () => screen.findByRole('dialog')
/** A live event makes the office read the site again. */
const hear = () => act(() => queryClient.invalidateQueries({ queryKey: keyOf(SITE_CONTENT_CALLS.read) }))

test('the overview says when visitors see nothing of the site', async () => {
  await open('', {}, { ...person().festival!, enableHome: false })
  expect(screen.getByText(/Visitors see nothing of this/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Switch it on in Settings' })).toBeTruthy()
})

describe('an editor', () => {
  test('says Live, saves an edit by itself and says Changed, not live once the server has confirmed it', async () => {
    const server = await open('/faq')
    await state('Live')
    type('Winter questions')
    await state('Saving…')
    expect(screen.queryByText('Saved')).toBeNull()
    fireEvent.blur(title())
    await state('Changed, not live')
    await state('Saved')
    expect(server.requests('PATCH')).toEqual(['PATCH /api/site/1/drafts/faq'])
    expect(server.site().draft.faq?.title).toBe('Winter questions')
  })

  test('says why an edit is not saved, keeps it and tries again', async () => {
    const server = await open('/faq')
    server.failWith('invalidInput')
    type('Winter questions')
    fireEvent.blur(title())
    await state('Not saved: Please check the values and try again.')
    expect(title().value).toBe('Winter questions')
    server.failWith(undefined)
    press('Try again')
    await state('Changed, not live')
  })

  test('keeps what the end of the session left unsaved, for the same person', async () => {
    const server = await open('/faq')
    server.failWith('notSignedIn')
    type('Winter questions')
    fireEvent.blur(title())
    await waitFor(() => expect(queryClient.getQueryData(keyOf(AUTH_CALLS.me))).toBeNull())
    server.unmount()
    server.failWith(undefined)
    const again = await show('/faq')
    expect(title().value).toBe('Winter questions')
    await waitFor(() => expect(server.site().draft.faq?.title).toBe('Winter questions'), { timeout: 2000 })
    expect(screen.queryByRole('alertdialog')).toBeNull()

    server.failWith('notSignedIn')
    type('Spring questions')
    fireEvent.blur(title())
    await state(/^Not saved/)
    again.unmount()
    server.failWith(undefined)
    await show('/faq', undefined, person({ accessLvl: 3, id: 'somebody-else' }))
    expect(title().value).toBe('Winter questions')
  })

  test('does not send what the schema refuses, and leads to the field', async () => {
    const server = await open('/tickets')
    const price = screen.getByLabelText<HTMLInputElement>('Price')
    fireEvent.change(price, { target: { value: '28' } })
    fireEvent.blur(price)
    await state('Not saved: some values are not valid yet')
    expect(server.requests('PATCH')).toEqual([])
    press('Lights Out Admission: Price is a price like 28.99')
    await waitFor(() => expect(document.activeElement).toBe(price))
  })

  test('shows that somebody else edits the section, without touching a form in use', async () => {
    const server = await open('/faq')
    title().focus()
    server.editElsewhere('faq', { ...DREADMOOR_CONTENT.faq, title: 'Theirs' })
    await hear()
    await state('Ada Blackwood is editing this, too.')
    expect(title().value).toBe(TITLE)
    press('Show the changes')
    expect(title().value).toBe('Theirs')
  })

  test('follows somebody else while it is not in use', async () => {
    const server = await open('/faq')
    server.editElsewhere('faq', { ...DREADMOOR_CONTENT.faq, title: 'Theirs' })
    await hear()
    await waitFor(() => expect(title().value).toBe('Theirs'))
  })

  test.each([
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ])('after a collision shows both versions, and %s leaves %s', async (button, expected) => {
    const server = await open('/faq')
    server.editElsewhere('faq', { ...DREADMOOR_CONTENT.faq, title: 'Theirs' })
    type('Mine')
    fireEvent.blur(title())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ada Blackwood changed it on 10/19/2026 11:00:00 AM')
    expect(alert.textContent).toContain('TitleYoursMineTheirsTheirs')
    expect(server.site().draft.faq?.title).toBe('Theirs')
    press(button, alert)
    await state('Changed, not live')
    expect([title().value, server.site().draft.faq?.title]).toEqual([expected, expected])
  })

  test('keeps edits on the way from section to section', async () => {
    const server = await open('/faq')
    type('Winter questions')
    fireEvent.click(screen.getByRole('link', { name: 'Policies' }))
    await screen.findByRole('heading', { level: 2, name: 'Policies' })
    await waitFor(() => expect(server.site().draft.faq?.title).toBe('Winter questions'))
    fireEvent.click(await screen.findByRole('link', { name: 'FAQ, Changed, not live' }))
    await waitFor(() => expect(title().value).toBe('Winter questions'))
  })

  test('of a shared section shows whose it is, until the festival gets its own, and back', async () => {
    const server = await open('/faq', {
      parent: { id: 1, name: 'Dreadmoor', content: DREADMOOR_CONTENT },
      draft: CHRISTMAS_OWN_CONTENT,
      live: CHRISTMAS_OWN_CONTENT,
    })
    expect(await screen.findByText('Same as Dreadmoor')).toBeTruthy()
    expect(screen.queryByLabelText('Title')).toBeNull()
    press('Give this festival its own')
    await waitFor(() => expect(server.site().draft.faq).toEqual(DREADMOOR_CONTENT.faq))
    expect(title().value).toBe(TITLE)
    press('Use that of Dreadmoor again')
    press('Use that of Dreadmoor again', await screen.findByRole('alertdialog'))
    await waitFor(() => expect(server.site().draft.faq).toBeNull())
  })
})

describe('publishing', () => {
  test('saves first, shows what changes, and confirms in words', async () => {
    const server = await open('/faq')
    type('Winter questions')
    press('Publish…')
    const window = await dialog()
    expect((await within(window).findByText('Winter questions')).closest('li')?.textContent).toBe(
      `TitleLive${TITLE}NewWinter questions`,
    )
    press('Publish now', window)
    await state('Live now: FAQ.')
    await state('Live')
    expect(server.site().live.faq?.title).toBe('Winter questions')
  })

  test('closes its window at once, however long reading again takes', async () => {
    await open('/faq')
    type('Winter questions')
    press('Publish…')
    const window = await dialog()
    await within(window).findByText('Winter questions')
    const fetch = vi.mocked(globalThis.fetch)
    const answer = fetch.getMockImplementation()!
    fetch.mockImplementation((path, request) =>
      request?.method === 'GET' ? new Promise(() => {}) : answer(path, request),
    )
    press('Publish now', window)
    await state('Live now: FAQ.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of a section with problems is not offered, and leads to the field', async () => {
    await open('/faq')
    type('')
    press('Publish…')
    const window = await dialog()
    const link = await within(window).findByRole('link', { name: 'FAQ: Title is needed' })
    expect(within(window).getAllByRole('button').at(-1)!.textContent).toBe('Close')
    fireEvent.click(link)
    await waitFor(() => expect(document.activeElement).toBe(title()))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('at a time says when in words, and can be taken back', async () => {
    const server = await open('/faq')
    type('Winter questions')
    press('Publish…')
    const window = await dialog()
    fireEvent.click(await within(window).findByRole('radio', { name: 'Set a time' }))
    press('Set this time', window)
    expect(await within(window).findByText('Please choose a date and a time.')).toBeTruthy()
    fireEvent.change(within(window).getByLabelText(/^Goes live at/), {
      target: { value: '2098-10-24T18:00' },
    })
    press('Set this time', window)
    await state('FAQ: Goes live Friday, October 24, 2098, 6:00 PM EDT.')
    await state('Goes live Friday, October 24, 2098, 6:00 PM EDT')
    expect(server.site().live.faq?.title).toBe(TITLE)
    screen.getByRole('button', { name: 'Take back the publication of FAQ' }).focus()
    press('Take back the publication of FAQ')
    press('Take back', await screen.findByRole('alertdialog'))
    await state('The publication of FAQ was taken back.')
    await state('Changed, not live')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('says when somebody changed it meanwhile, and shows the changes again', async () => {
    const server = await open('/faq')
    type('Winter questions')
    press('Publish…')
    const window = await dialog()
    await within(window).findByText('Winter questions')
    server.editElsewhere('faq', { ...DREADMOOR_CONTENT.faq, title: 'Theirs' })
    server.failWith('changedMeanwhile')
    press('Publish now', window)
    await within(window).findByText('Somebody changed this meanwhile. Please look at the changes again.')
    await within(window).findByText('Theirs')
  })

  test('lists what only the server finds, with links to the fields', async () => {
    const server = await open('/faq')
    type('Winter questions')
    press('Publish…')
    const window = await dialog()
    await within(window).findByText('Winter questions')
    const problems = [{ section: 'attractions', path: 'list.0.picture', message: 'is too heavy' }]
    server.failWith('notPublishable', { problems })
    press('Publish now', window)
    await within(window).findByRole('link', { name: 'Attractions: The Hayride: Picture is too heavy' })
  })

  test('everything from the overview, which lists each section with its state', async () => {
    const server = await open('')
    server.editElsewhere('faq', { ...DREADMOOR_CONTENT.faq, title: 'Theirs' })
    await hear()
    const table = screen.getByRole('table', { name: 'Sections' })
    const row = (await within(table).findByText('Ada Blackwood')).closest('tr')!
    expect([...row.cells].map(({ textContent }) => textContent)).toEqual([
      'FAQQuestions and answers',
      'Changed, not live',
      'Ada Blackwood',
      'Mon, Oct 19, 2026, 11:00 AM',
    ])
    expect(within(table).getAllByRole('link')).toHaveLength(11)
    expect(screen.getByRole('region', { name: 'Version 3 is live.' }).textContent).toContain(
      '1 section is changed and not live.',
    )
    press('Publish all changes…')
    const window = await dialog()
    await within(window).findByText('Theirs')
    press('Publish now', window)
    await state('Live now: FAQ.')
    expect(screen.getByRole('region', { name: 'Version 4 is live.' }).textContent).toContain(
      'There are no changes that are not live.',
    )
  })

  test.each([
    ['a section', '/faq', 'Publish…'],
    ['everything', '', 'Publish all changes…'],
  ])('of %s leaves the focus on the page: nothing is left to publish', async (_, path, name) => {
    const server = await open(path)
    server.editElsewhere('faq', { ...DREADMOOR_CONTENT.faq, title: 'Theirs' })
    await hear()
    const opener = screen.getByRole('button', { name })
    await waitFor(() => expect(opener).toHaveProperty('disabled', false))
    opener.focus()
    fireEvent.click(opener)
    const window = await dialog()
    const publish = await within(window).findByRole('button', { name: 'Publish now' })
    publish.focus()
    fireEvent.click(publish)
    await state('Live now: FAQ.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(opener).toHaveProperty('disabled', true)
  })

  test('changes can be discarded', async () => {
    const server = await open('/faq')
    type('Winter questions')
    fireEvent.blur(title())
    await state('Changed, not live')
    screen.getByRole('button', { name: 'Discard changes' }).focus()
    press('Discard changes')
    press('Discard changes', await screen.findByRole('alertdialog'))
    await state('Live')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect([title().value, server.site().draft.faq?.title]).toEqual([TITLE, TITLE])
  })
})

test('a site that has published nothing says so', async () => {
  await open('', { version: 0 })
  expect(screen.getByRole('region', { name: 'The site shows what it started with.' })).toBeTruthy()
})

test('a version is brought back after its differences were shown', async () => {
  const server = await open('/history')
  await screen.findByText(/^Published at the time that was set · Notice · Nightshift · Mon, Oct 19, 2026/)
  expect(screen.getByRole('link', { name: 'Look at version 2' }).getAttribute('href')).toBe(
    '/employee/admin/site/preview?version=2',
  )
  expect(screen.queryByRole('button', { name: 'Bring back version 3' })).toBeNull()
  press('Bring back version 2')
  const window = await dialog()
  await within(window).findByText('Earlier questions')
  press('Bring back now', window)
  await state('Version 2 is live again.')
  expect(server.site().live.faq?.title).toBe('Earlier questions')
})

test('the preview shows the drafts at two sizes, and a version when one is chosen', async () => {
  await open('/preview?version=2')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Preview of version 2')
  const sources = () => screen.getAllByTitle(/pixels wide$/).map((frame) => frame.getAttribute('src'))
  expect(sources()).toEqual(['/site-preview/1/?version=2', '/site-preview/1/?version=2'])
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: 'news' } })
  expect(sources()).toEqual(['/site-preview/1/news?version=2', '/site-preview/1/news?version=2'])
})
