// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SeasonPicker } from './season-picker.tsx'

const CURRENT = { year: 2024, part: 1, isCurrent: true }
const EARLIER = { year: 2023, part: 1, isCurrent: false }

function open(seasons: (typeof CURRENT)[], chosen = CURRENT) {
  const onChoose = vi.fn()
  renderPage(<SeasonPicker seasons={seasons} chosen={chosen} onChoose={onChoose} />)
  return onChoose
}

test('with one season there is nothing to choose', () => {
  open([CURRENT])
  expect(screen.queryByLabelText('Season')).toBeNull()
})

test('an earlier season is chosen by its year, the current one by nothing', () => {
  const onChoose = open([CURRENT, EARLIER])
  const picker = screen.getByLabelText<HTMLSelectElement>('Season')
  expect([...picker.options].map(({ text }) => text)).toEqual(['2024', '2023'])
  fireEvent.change(picker, { target: { value: '2023' } })
  expect(onChoose).toHaveBeenLastCalledWith('2023')
  fireEvent.change(picker, { target: { value: '2024' } })
  expect(onChoose).toHaveBeenLastCalledWith('')
})

test('the second season of a year has a name of its own', () => {
  const second = { ...CURRENT, part: 2 }
  const first = { ...CURRENT, isCurrent: false }
  const onChoose = open([second, first], second)
  const picker = screen.getByLabelText<HTMLSelectElement>('Season')
  expect([...picker.options].map(({ text }) => text)).toEqual(['2024 (2)', '2024'])
  expect(picker.value).toBe('2024-2')
  fireEvent.change(picker, { target: { value: '2024' } })
  expect(onChoose).toHaveBeenLastCalledWith('2024')
  fireEvent.change(picker, { target: { value: '2024-2' } })
  expect(onChoose).toHaveBeenLastCalledWith('')
})
