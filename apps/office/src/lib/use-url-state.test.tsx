// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useUrlState } from './use-url-state.ts'

function Screen() {
  const [{ text, event }, change] = useUrlState({ text: '', event: 'all' })
  return (
    <>
      <input value={text} onChange={({ currentTarget }) => change({ text: currentTarget.value })} />
      <button type="button" onClick={() => change({ event: event === 'all' ? '7' : 'all' })}>
        {event}
      </button>
      <output>{useLocation().search}</output>
    </>
  )
}

const open = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const address = () => screen.getByRole('status').textContent

test('starts with the search parameters', () => {
  open('/?text=ash&event=7')
  expect(field().value).toBe('ash')
  expect(screen.getByRole('button').textContent).toBe('7')
})

test('writes changes to the search parameters, and omits default values', () => {
  open('/?other=1')
  fireEvent.change(field(), { target: { value: 'ash' } })
  fireEvent.click(screen.getByRole('button'))
  expect(address()).toBe('?other=1&text=ash&event=7')
  fireEvent.click(screen.getByRole('button'))
  fireEvent.change(field(), { target: { value: '' } })
  expect(address()).toBe('?other=1')
})

test('loses no key stroke when typing is faster than the router', () => {
  open()
  act(() => {
    fireEvent.change(field(), { target: { value: 'a' } })
    fireEvent.change(field(), { target: { value: `${field().value}b` } })
    fireEvent.click(screen.getByRole('button'))
  })
  expect(field().value).toBe('ab')
  expect(address()).toBe('?text=ab&event=7')
})
