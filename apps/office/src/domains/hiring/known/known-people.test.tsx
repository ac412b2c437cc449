// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { knownPerson } from '../testing/known.ts'
import { KnownPeople } from './known-people.tsx'

const show = (changes: Parameters<typeof knownPerson>[0] = {}, accessLvl = 1) =>
  renderPage(<KnownPeople people={[knownPerson(changes)]} />, { me: person({ accessLvl }) })

test.each([
  [{ years: [] }, 'Known: Ash Graves, no season yet'],
  [{ years: [2024] }, 'Known: Ash Graves, 1 season'],
  [{ years: [2024, 2023], seasonsBefore: 1 }, 'Known: Ash Graves, 3 seasons'],
])('%j says "%s"', (changes, name) => {
  show(changes)
  expect(screen.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false')
})

test('the line opens what is known', () => {
  show({ seasonsBefore: 2, notes: 'Great scream.', matchedBy: ['email', 'name'] })
  fireEvent.click(screen.getByRole('button'))
  const panel = screen.getByRole('region', { name: 'What is known about Ash Graves' })
  for (const text of ['2024, 2023, 2 before', 'Actor', 'email, name', 'Inactive', 'Great scream.'])
    expect(panel.textContent).toContain(text)
  expect(panel.textContent).not.toContain('Not to be hired again')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('somebody who is not to be hired again is marked, in the line and below', () => {
  show({ mayReturn: false })
  const line = screen.getByRole('button', { name: /Not to be hired again/ })
  fireEvent.click(line)
  expect(screen.getAllByText('Not to be hired again')).toHaveLength(2)
})

test('a manager sees no-shows and lateness', async () => {
  const counted = { seasonId: 1, year: 2024, part: 1, planned: 9, late: 2, noShow: 1, excused: 0, missing: 0 }
  mockApi({ '*': { body: [counted] } })
  show({}, 2)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('2024: 1 no-show, 2 times late, of 9 nights')
})
