// @vitest-environment jsdom
import { SiteContent } from '@nightshift/shared/site/site-content/content'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, EMPTY_SITE, fill, openEditor, pasteInto, press } from '../testing/open-editor.tsx'
import { AttractionsEditor } from './attractions-editor.tsx'

const choose = (name: RegExp | string) => fireEvent.click(screen.getByLabelText(name))

test('an attraction is added: anchor and navigation follow its first name, then stay', () => {
  const { value } = openEditor('attractions', AttractionsEditor, { content: EMPTY_SITE })
  press('Add attraction')
  expect(screen.getByText('Name is needed.')).toBeTruthy()
  fill(/^Name\b(?! in)/, 'The Corn Maze')
  fill(/^Name\b(?! in)/, 'The Long Corn Maze')
  pasteInto('Description', 'Rows and rows.\n\nAnd a crow.')
  choose(/^4/)
  choose('Moss')
  choose('Picture left')
  fill('Age', '8+')
  expect(value().list).toEqual([
    {
      id: 'the-corn-maze',
      name: 'The Long Corn Maze',
      navLabel: 'The Corn Maze',
      words: [[{ text: 'Rows and rows.' }], [{ text: 'And a crow.' }]],
      skulls: 4,
      age: '8+',
      time: null,
      tint: 'moss',
      layout: 'pictureLeft',
      picture: null,
      shown: 'always',
    },
  ])
  expect(SiteContent.shape.attractions.parse(value())).toBeTruthy()
})

test('the anchor of a section of the home page is not taken', () => {
  const { value } = openEditor('attractions', AttractionsEditor, { content: EMPTY_SITE })
  press('Add attraction')
  fill(/^Name\b(?! in)/, 'Tickets')
  expect(value().list[0]?.id).toBe('tickets-2')
})

test('minutes are one number or two, with a problem at the second', () => {
  const { value } = openEditor('attractions', AttractionsEditor)
  press('The Midway')
  fill(/^Minutes$/, '20')
  expect(value().list[3]?.time).toEqual({ label: 'Walk', from: 20, to: null })
  fill(/^Minutes at most/, '10')
  expect(screen.getByText(/is more than the first number/)).toBeTruthy()
  fill(/^Minutes at most/, '30')
  fill(/^Minutes$/, '900')
  expect(screen.getByText('Please enter a whole number from 1 to 600.')).toBeTruthy()
  expect(value().list[3]?.time).toEqual({ label: 'Walk', from: 20, to: 30 })
  fill(/^Minutes$/, '')
  expect(value().list[3]?.time).toBeNull()
})

test('an attraction is hidden and shown again where it was shown before', () => {
  const { value } = openEditor('attractions', AttractionsEditor)
  press('The Hayride')
  const isShown = screen.getByLabelText('Shown on the site')
  fireEvent.click(isShown)
  expect(value().list[0]?.shown).toBe('never')
  expect(screen.getByText('Hidden')).toBeTruthy()
  fireEvent.click(isShown)
  expect(value().list[0]?.shown).toBe('halloween')
  choose('Every site')
  expect(value().list[0]?.shown).toBe('always')
})

test('the variants to show an attraction on are asked for when another festival shares the content', () => {
  const open = (sharedBy: { id: number; name: string }[]) => {
    const { value } = openEditor('attractions', AttractionsEditor, {
      content: EMPTY_SITE,
      site: { sharedBy },
    })
    press('Add attraction')
    return value
  }
  open([])
  expect(screen.queryByText('Shown on')).toBeNull()
  cleanup()
  const value = open([{ id: 2, name: 'Winter Lights' }])
  choose('Holiday site')
  expect(value().list[0]?.shown).toBe('holiday')
})

test('attractions move by keys', () => {
  const { value } = openEditor('attractions', AttractionsEditor)
  const row = button('Psychosis')
  act(() => row.focus())
  fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true })
  expect(value().list.map(({ id }) => id)).toEqual(['hayride', 'psychosis', 'bog', 'midway'])
  expect(document.activeElement).toBe(button('Psychosis'))
})
