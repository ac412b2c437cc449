// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasUnsavedChanges } from '../../ui/office/leaving/leave-blockers.ts'
import { useCards } from './use-cards.ts'

const shown = (...ids: string[]) => ids.map((id) => ({ employee: { id } }))

function typeNotes() {
  const { result, rerender } = renderHook(({ list }) => useCards(list), {
    initialProps: { list: shown('ash', 'bo') as ReturnType<typeof shown> | undefined },
  })
  act(() => result.current[1]('ash', { notes: 'Half a sentence' }))
  return { show: (list?: ReturnType<typeof shown>) => rerender({ list }), cards: () => result.current[0] }
}

test('notes that are not saved keep the page only while their card is listed', () => {
  const { show, cards } = typeNotes()
  expect(hasUnsavedChanges()).toBe(true)
  show(shown('bo'))
  expect(hasUnsavedChanges()).toBe(false)
  show(shown('ash', 'bo'))
  expect(cards().get('ash')).toEqual({ notes: 'Half a sentence' })
  expect(hasUnsavedChanges()).toBe(true)
})

test('while another list is loading they keep it, too', () => {
  const { show } = typeNotes()
  show(undefined)
  expect(hasUnsavedChanges()).toBe(true)
})
