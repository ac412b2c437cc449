// @vitest-environment jsdom
import { SiteContent } from '@nightshift/shared/site/site-content/content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DirectionsEditor } from './directions-editor.tsx'
import { FaqEditor } from './faq-editor.tsx'
import { JobsEditor } from './jobs-editor.tsx'
import { NewsEditor } from './news-editor.tsx'
import { PartnersEditor } from './partners-editor.tsx'
import { PoliciesEditor } from './policies-editor.tsx'
import { editSection, fill, pasteInto, press } from './testing/edit-section.tsx'

const { shape } = SiteContent

test('a question is added, answered and moved up', () => {
  const { section } = editSection('faq', FaqEditor, { empty: true })
  press('Add question')
  fill(/^Question\b/, 'Is there food?')
  pasteInto('Answer', 'Yes.')
  press('Add question')
  fill(/^Question\b/, 'Is there food', 1)
  expect(screen.getByText('Answer is needed.')).toBeTruthy()
  press('Move “Is there food?” down')
  expect(section().list.map(({ id }) => id)).toEqual(['is-there-food-2', 'is-there-food'])
  expect(shape.faq.parse(section())).toBeTruthy()
})

test('the ticket disclaimer can be edited, not removed; new policies get a number of their own', async () => {
  const { section } = editSection('policies', PoliciesEditor)
  press(/^Ticket Disclaimer/)
  fill(/^Name/, 'Ticket Terms')
  expect(screen.queryByLabelText('Remove “Ticket Terms”')).toBeNull()
  expect(screen.getByText(/it cannot be removed/)).toBeTruthy()
  expect(section().list.find(({ name }) => name === 'Ticket Terms')?.id).toBe('policy4')
  press(/^Terms of Use/)
  press('Remove “Terms of Use”')
  press('Remove')
  await expect.poll(() => section().list.length).toBe(4)
  press('Add policy')
  expect(section().list.at(-1)?.id).toBe('policy6')
  expect(screen.getAllByText('Name is needed.')).toHaveLength(1)
  expect(shape.policies.parse(section())).toBeTruthy()
})

test('a press release is on top when it is new and takes the place of its date when it is left', () => {
  const { section } = editSection('news', NewsEditor)
  press('Add press release')
  expect(section().list[0]?.headline).toBe('')
  fill(/^Headline/, 'A new barn')
  fill(/^Date/, '2023-01-15')
  const dates = section().list.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  const added = section().list.find(({ headline }) => headline === 'A new barn')
  expect(added?.id).toMatch(/^\d{4}-a-new-barn$/)
  expect(screen.getByText('Text is needed.')).toBeTruthy()
  expect(shape.news.parse(section())).toBeTruthy()
})

test('200 press releases are rows whose fields appear when they are opened', () => {
  const [first] = DREADMOOR_CONTENT.news.list
  const list = Array.from({ length: 200 }, (_, index) => ({
    ...first!,
    id: `r-${index}`,
    headline: `Release ${index}`,
  }))
  const Full = (props: Parameters<typeof NewsEditor>[0]) => (
    <NewsEditor {...props} value={{ ...props.value, list }} />
  )
  editSection('news', Full)
  expect(document.querySelectorAll('li')).toHaveLength(200)
  expect(screen.queryByLabelText(/^Headline/)).toBeNull()
  expect(screen.getByText('200 is the most there can be.')).toBeTruthy()
  press(/^Release 7 \D/)
  expect(screen.getByLabelText(/^Headline/)).toHaveProperty('value', 'Release 7')
})

test('the address of a partner is completed, and an unknown one refused in words', () => {
  const { section } = editSection('partners', PartnersEditor, { empty: true })
  press('Add partner')
  fill(/^Name/, 'The Inn')
  fill(/^Link/, 'inn.example.com')
  expect(section().partners.list).toEqual([{ name: 'The Inn', what: '', href: 'https://inn.example.com' }])
  fill(/^Link/, 'javascript:alert(1)')
  expect(screen.getByText(/“javascript:alert\(1\)” is not a link that the site knows/)).toBeTruthy()
  fill(/^Link/, '')
  expect(screen.getByText('Link is needed.')).toBeTruthy()
})

test('social media have a kind, and sponsors move', () => {
  const { section } = editSection('partners', PartnersEditor)
  const social = screen.getByLabelText('Social media')
  fireEvent.click(within(social).getAllByLabelText('Film')[0]!)
  expect(section().social.list[0]?.kind).toBe('film')
  press('Move “Wether Hill Cider” down')
  expect(section().sponsors.list[1]?.name).toBe('Wether Hill Cider')
  expect(shape.partners.parse(section())).toBeTruthy()
})

test('jobs: the invitation, the page and what people get', () => {
  const { section } = editSection('jobs', JobsEditor)
  fill(/^Words of the button/, '')
  expect(screen.getByText('Words of the button is needed.')).toBeTruthy()
  fill(/^Introduction/, 'One\nTwo')
  expect(section().intro).toBe('One\nTwo')
  fill(/^Text/, 'One\nTwo')
  expect(section().join.words).toBe('One Two')
  press('Move “$40, Saturday cash advance” up')
  press('Add line')
  expect(section().incentives.map(({ gain }) => gain)).toEqual(['$40', '$20', '$100', 'A jacket', ''])
  expect(shape.jobs.parse(section())).toBeTruthy()
})

test('directions: a position is read from a map link and refused in words otherwise', () => {
  const { section } = editSection('directions', DirectionsEditor)
  fill(/^Position/, 'https://www.google.com/maps/@42.5,-74.25,15z')
  expect(section().position).toEqual({ latitude: 42.5, longitude: -74.25 })
  expect(screen.getByLabelText(/^Position/)).toHaveProperty('value', '42.5, -74.25')
  fill(/^Position/, 'by the old mill')
  expect(screen.getByText(/This is no position/)).toBeTruthy()
  expect(section().position).toEqual({ latitude: 42.5, longitude: -74.25 })
  fill(/^Position/, '')
  expect(section().position).toBeNull()
  fireEvent.click(screen.getByLabelText('Plain'))
  fill(/^Street/, '')
  expect(screen.getByText('Street is needed.')).toBeTruthy()
  expect(shape.directions.parse(section()).drawing).toBe('plain')
})

test('directions: the form says when the environment decides the map', () => {
  editSection('directions', DirectionsEditor, { site: { environment: { seller: false, map: true } } })
  expect(screen.getByText(/MAP_URL decides/)).toBeTruthy()
})
