// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { labourCost } from '../../time/testing/labour-cost.ts'
import { LabourCostView } from './labour-cost-view.tsx'

const show = (changes: Partial<ReturnType<typeof labourCost>> = {}) =>
  renderPage(<LabourCostView cost={{ ...labourCost(), ...changes }} />)
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

test('the chart says what it shows, and points to the table', () => {
  show()
  screen.getByRole('img', {
    name: /^Pay by night, season 2024.*The most was \$400\.00 on Friday, September 13\./,
  })
})

test('each event has its share of the pay', () => {
  show()
  const events = screen.getByRole('table', { name: 'By event' })
  expect(cellsOf(within(events).getByRole('row', { name: /Hayride/ }))).toEqual([
    ...['75.3 %', '$305.00', '16.25', '–'],
  ])
})

test('a night has its figures beside the season before, and unfolds into its events', () => {
  show()
  const nights = screen.getByRole('table', { name: 'By night' })
  const friday = within(nights).getByRole('row', { name: /Fri, Sep 13/ })
  expect(cellsOf(friday)).toEqual(['3', '32.50', '$400.00', '$31.25', '$102.50', '$200.00', '+100.0 %'])
  expect(within(nights).queryByRole('row', { name: /Front Gate/ })).toBeNull()
  fireEvent.click(within(nights).getByRole('button', { name: 'Fri, Sep 13' }))
  const gate = within(nights).getByRole('row', { name: /Front Gate 25\.0 %/ })
  expect(cellsOf(gate)).toEqual(['2', '16.25', '$100.00', '$31.25', '$102.50', '–', '–'])
  const saturday = within(nights).getByRole('row', { name: /Sat, Sep 14/ })
  expect(within(saturday).queryByRole('button')).toBeNull()
  within(nights).getByRole('row', { name: /Other days/ })
  expect(cellsOf(within(nights).getByRole('row', { name: /^All/ }))[2]).toBe('$405.00')
})

test('the first season has nothing to compare with', () => {
  const nights = labourCost().nights.map((night) => ({ ...night, before: null }))
  show({ seasonBefore: null, totalsBefore: null, nights })
  expect(screen.queryByText(/2023/)).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Change' })).toBeNull()
})
