// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ChoiceFilter, Filters, NumberFilter, optionsOf, TextFilter } from './filters.tsx'

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('filters are found by their names, and say what was chosen', () => {
  const chosen = vi.fn()
  renderPage(
    <Filters label="Filters" order={<ChoiceFilter label="Sort" value="" options={[]} onChange={chosen} />}>
      <TextFilter label="Text" hint="Name" value="" onChange={chosen} />
      <NumberFilter label="Nights at least" value="" onChange={chosen} />
      <ChoiceFilter
        label="Event"
        value=""
        options={[
          { value: '', label: 'All' },
          { group: 'The Bog', items: [{ value: '7', label: 'Bog Actor' }] },
        ]}
        onChange={chosen}
      />
    </Filters>,
  )
  expect(screen.getByLabelText('Filters').tagName).toBe('SEARCH')
  expect(screen.getByRole('searchbox', { name: 'Text' }).getAttribute('placeholder')).toBe('Name')
  expect(screen.getByRole('group', { name: 'The Bog' })).toBeTruthy()
  change('Text', 'wren')
  change('Nights at least', '3')
  change('Event', '7')
  expect(chosen.mock.calls).toEqual([['wren'], ['3'], ['7']])
})

test.each([
  ['name', undefined, false],
  ['nights', undefined, true],
  ['nights', 'nights', false],
  ['name', 'nights', true],
  ['unknown', undefined, false],
])('a choice of %s in a list that begins with %s is marked: %s', (value, first, isChanged) => {
  const options = optionsOf({ name: 'Last name', nights: 'Most nights' })
  const { container } = renderPage(
    <ChoiceFilter label="Sort" value={value} first={first} options={options} onChange={() => {}} />,
  )
  expect(container.querySelector('[data-changed]') !== null).toBe(isChanged)
  const words = value === 'nights' ? 'Most nights' : 'Last name'
  expect(container.querySelector('[aria-hidden]')!.textContent).toBe(`Sort ${words}`)
})
