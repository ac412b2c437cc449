// @vitest-environment jsdom
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'
import { LookEditor } from './look-editor.tsx'

const { look } = DREADMOOR_CONTENT
const accent = () => screen.getByLabelText<HTMLInputElement>('Accent as a colour code')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('an accent that cannot be read is refused with its contrast, and the nearest readable one is offered', () => {
  const { value, isValid } = openEditor('look', LookEditor)
  expect(screen.getByText(/^Contrast \d+\.\d to 1: readable\.$/)).toBeTruthy()
  type(accent(), '#5A1D0A')
  expect(screen.getByText(/^Accent has a contrast of 1\.\d to 1; text needs 4\.5 to 1\.$/)).toBeTruthy()
  expect(isValid()).toBe(false)
  fireEvent.click(screen.getByText(/the nearest readable colour$/))
  expect(value().accent).not.toBe('#5a1d0a')
  expect(isValid()).toBe(true)
  expect(screen.queryByText(/the nearest readable colour$/)).toBeNull()
})

test('a text that is no colour is refused in words', () => {
  const { isValid } = openEditor('look', LookEditor)
  type(accent(), 'red')
  expect(screen.getByText('Please enter a colour like #e59a4c.')).toBeTruthy()
  expect(isValid()).toBe(false)
  fireEvent.click(screen.getByLabelText('Suggested accent #9dbd97'))
  expect([accent().value, isValid()]).toEqual(['#9dbd97', true])
})

test('a palette brings its accent; an own accent stays', () => {
  const { value, isValid } = openEditor('look', LookEditor)
  fireEvent.click(screen.getByLabelText('Frost'))
  expect([value().palette, value().accent]).toEqual(['frost', '#e8896a'])
  type(accent(), '#ff9db0')
  fireEvent.click(screen.getByLabelText('Harvest'))
  expect([value().palette, value().accent, isValid()]).toEqual(['harvest', '#ff9db0', true])
})

test('the display faces are samples of the title, each in its own face', () => {
  const { value } = openEditor('look', LookEditor)
  const faces = screen.getByText('Display face').closest('fieldset')!
  expect(
    within(faces)
      .getAllByText('Dreadmoor')
      .map((sample) => sample.parentElement!.style.fontFamily.replaceAll('"', '')),
  ).toEqual(['Pirata One, serif', 'Rye, serif', 'Abril Fatface, serif', 'League Gothic, serif'])
  fireEvent.click(within(faces).getByLabelText('Woodtype'))
  expect(value().face).toBe('western')
})

test('the search result has title, host and as much of the description as search engines show', () => {
  const description = 'Fear of the dark. '.repeat(12).trim()
  openEditor('look', LookEditor, { value: { ...look, description } })
  const result = screen.getByText('As a search engine may show it').closest('figure')!
  expect(within(result).getByText('Dreadmoor Haunted Hayride')).toBeTruthy()
  expect(within(result).getByText('haunt.example')).toBeTruthy()
  const shown = within(result).getByText(/^Fear of/).textContent!
  expect(shown.length).toBeLessThanOrEqual(157)
  expect(shown).toMatch(/ …$/)
})

test('what is needed is said at its field', () => {
  openEditor('look', LookEditor, { value: { ...look, name: '', description: '' } })
  expect(screen.getByText('Brand name is needed.')).toBeTruthy()
  expect(screen.getByText('Description is needed.')).toBeTruthy()
})

test('hostile text stays text', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  openEditor('look', LookEditor, { value: { ...look, title: hostile, name: hostile, tagline: hostile } })
  expect(screen.getAllByText(hostile, { exact: false }).length).toBeGreaterThan(3)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})
