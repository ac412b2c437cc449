// @vitest-environment jsdom
import { SiteContent } from '@nightshift/shared/site/site-content/content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_SITE, fill, openEditor, pasteInto, press } from '../testing/open-editor.tsx'
import { DirectionsEditor } from './directions-editor.tsx'
import { FaqEditor } from './faq-editor.tsx'
import { JobsEditor } from './jobs-editor.tsx'
import { NewsEditor } from './news-editor.tsx'
import { PartnersEditor } from './partners-editor.tsx'
import { PoliciesEditor } from './policies-editor.tsx'

const { shape } = SiteContent

test('a question is added, answered and moved up', () => {
  const { value } = openEditor('faq', FaqEditor, { content: EMPTY_SITE })
  press('Add question')
  fill(/^Question\b/, 'Is there food?')
  pasteInto('Answer', 'Yes.')
  press('Add question')
  fill(/^Question\b/, 'Is there food', 1)
  expect(screen.getByText('Answer is needed.')).toBeTruthy()
  press('Move “Is there food?” down')
  expect(value().list.map(({ id }) => id)).toEqual(['is-there-food-2', 'is-there-food'])
  expect(shape.faq.parse(value())).toBeTruthy()
})

test('the ticket disclaimer can be edited, not removed; new policies get a number of their own', async () => {
  const { value } = openEditor('policies', PoliciesEditor)
  press(/^Ticket Disclaimer/)
  fill(/^Name/, 'Ticket Terms')
  expect(screen.queryByLabelText('Remove “Ticket Terms”')).toBeNull()
  expect(screen.getByText(/it cannot be removed/)).toBeTruthy()
  expect(value().list.find(({ name }) => name === 'Ticket Terms')?.id).toBe('policy4')
  press(/^Terms of Use/)
  press('Remove “Terms of Use”')
  press('Remove')
  await expect.poll(() => value().list.length).toBe(4)
  press('Add policy')
  expect(value().list.at(-1)?.id).toBe('policy6')
  expect(screen.getAllByText('Name is needed.')).toHaveLength(1)
  expect(shape.policies.parse(value())).toBeTruthy()
})

test('a press release is on top when it is new and takes the place of its date when it is left', () => {
  const { value } = openEditor('news', NewsEditor)
  press('Add press release')
  expect(value().list[0]?.headline).toBe('')
  fill(/^Headline/, 'A new barn')
  fill(/^Date/, '2023-01-15')
  const dates = value().list.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  const added = value().list.find(({ headline }) => headline === 'A new barn')
  expect(added?.id).toMatch(/^\d{4}-a-new-barn$/)
  expect(screen.getByText('Text is needed.')).toBeTruthy()
  expect(shape.news.parse(value())).toBeTruthy()
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
  openEditor('news', Full)
  expect(document.querySelectorAll('li')).toHaveLength(200)
  expect(screen.queryByLabelText(/^Headline/)).toBeNull()
  expect(screen.getByText('200 is the most there can be.')).toBeTruthy()
  press(/^Release 7 \D/)
  expect(screen.getByLabelText(/^Headline/)).toHaveProperty('value', 'Release 7')
})

test('the address of a partner is completed, and an unknown one refused in words', () => {
  const { value } = openEditor('partners', PartnersEditor, { content: EMPTY_SITE })
  press('Add partner')
  fill(/^Name/, 'The Inn')
  fill(/^Link/, 'inn.example.com')
  expect(value().partners.list).toEqual([{ name: 'The Inn', what: '', href: 'https://inn.example.com' }])
  fill(/^Link/, 'javascript:alert(1)')
  expect(screen.getByText(/“javascript:alert\(1\)” is not a link that the site knows/)).toBeTruthy()
  fill(/^Link/, '')
  expect(screen.getByText('Link is needed.')).toBeTruthy()
})

test('social media have a kind, and sponsors move', () => {
  const { value } = openEditor('partners', PartnersEditor)
  const social = screen.getByLabelText('Social media')
  fireEvent.click(within(social).getAllByLabelText('Film')[0]!)
  expect(value().social.list[0]?.kind).toBe('film')
  press('Move “Wether Hill Cider” down')
  expect(value().sponsors.list[1]?.name).toBe('Wether Hill Cider')
  expect(shape.partners.parse(value())).toBeTruthy()
})

test('jobs: the invitation, the page and what people get', () => {
  const { value } = openEditor('jobs', JobsEditor)
  fill(/^Words of the button/, '')
  expect(screen.getByText('Words of the button is needed.')).toBeTruthy()
  fill(/^Introduction/, 'One\nTwo')
  expect(value().intro).toBe('One\nTwo')
  fill(/^Text/, 'One\nTwo')
  expect(value().join.words).toBe('One Two')
  press('Move “$40, Saturday cash advance” up')
  press('Add line')
  expect(value().incentives.map(({ gain }) => gain)).toEqual(['$40', '$20', '$100', 'A jacket', ''])
  expect(shape.jobs.parse(value())).toBeTruthy()
})

test('directions: a position is read from a map link and refused in words otherwise', () => {
  const { value } = openEditor('directions', DirectionsEditor)
  fill(/^Position/, 'https://www.google.com/maps/@42.5,-74.25,15z')
  expect(value().position).toEqual({ latitude: 42.5, longitude: -74.25 })
  expect(screen.getByLabelText(/^Position/)).toHaveProperty('value', '42.5, -74.25')
  fill(/^Position/, 'by the old mill')
  expect(screen.getByText(/This is no position/)).toBeTruthy()
  expect(value().position).toEqual({ latitude: 42.5, longitude: -74.25 })
  fill(/^Position/, '')
  expect(value().position).toBeNull()
  fireEvent.click(screen.getByLabelText('Plain'))
  fill(/^Street/, '')
  expect(screen.getByText('Street is needed.')).toBeTruthy()
  expect(shape.directions.parse(value()).drawing).toBe('plain')
})

test('directions: the form says when the environment decides the map', () => {
  openEditor('directions', DirectionsEditor, { site: { environment: { seller: false, map: true } } })
  expect(screen.getByText(/MAP_URL decides/)).toBeTruthy()
})
