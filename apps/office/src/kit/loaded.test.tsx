// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Loaded } from './loaded.tsx'

type Query = { data: string[] | undefined; error: unknown }

function show(query: Query) {
  const refetch = vi.fn()
  render(
    <Loaded
      query={{ ...query, refetch }}
      failed="The nights could not be loaded."
      empty={{ title: 'No nights yet' }}
    >
      {(nights) => <p>{nights.join(' and ')}</p>}
    </Loaded>,
  )
  return refetch
}

test('waits for the answer', () => {
  show({ data: undefined, error: null })
  expect(screen.getByRole('status').textContent).toBe('LOADING........')
})

test('says what failed, and tries again', () => {
  const refetch = show({ data: undefined, error: new Error('gone') })
  expect(screen.getByText('The nights could not be loaded.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledOnce()
})

test('says that there is nothing', () => {
  show({ data: [], error: null })
  expect(screen.getByRole('heading', { name: 'No nights yet' })).toBeTruthy()
})

test('shows what it has, also when reading it again failed', () => {
  show({ data: ['Friday', 'Saturday'], error: new Error('gone') })
  expect(screen.getByText('Friday and Saturday')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
