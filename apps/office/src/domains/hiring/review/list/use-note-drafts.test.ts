// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasUnsavedChanges } from '../../../../kit/leaving/leave-blockers.ts'
import { useNoteDrafts } from './use-note-drafts.ts'

test('notes count as unsaved until the draft of every application is saved', () => {
  const { result } = renderHook(() => useNoteDrafts())
  const keep = (id: number, notes?: string) =>
    act(() => result.current.keep(id, notes === undefined ? undefined : { notes, from: '' }))
  expect(hasUnsavedChanges()).toBe(false)
  keep(7, 'Calm under pressure')
  keep(9, 'Tall')
  keep(7)
  expect([result.current.of(7), result.current.of(9)?.notes]).toEqual([undefined, 'Tall'])
  expect(hasUnsavedChanges()).toBe(true)
  keep(9)
  expect(hasUnsavedChanges()).toBe(false)
})
