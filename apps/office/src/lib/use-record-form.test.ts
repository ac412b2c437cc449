// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRecordForm } from './use-record-form.ts'

const record = (version: number, name: string, note = '') => ({
  updatedAt: `2024-10-0${version}T00:00:00.000Z`,
  name,
  note,
})

function openForm() {
  return renderHook(({ latest }) => useRecordForm(latest, ({ name, note }) => ({ name, note })), {
    initialProps: { latest: record(1, 'Bog') },
  })
}

test('follows what others change while nothing is typed', () => {
  const { result, rerender } = openForm()
  rerender({ latest: record(2, 'Swamp') })
  expect(result.current.fields.name).toBe('Swamp')
  expect(result.current.read.updatedAt).toContain('10-02')
})

test('keeps the version that was typed over, and says what differs from it', () => {
  const { result, rerender } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  rerender({ latest: record(2, 'Swamp') })
  expect(result.current.read.updatedAt).toContain('10-01')
  expect(result.current.changes).toEqual({ name: 'Marsh' })
})

test('after a refusal what was typed stands over the newer version', () => {
  const { result, rerender } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  act(() => result.current.refuse())
  rerender({ latest: record(2, 'Swamp', 'wet') })
  expect(result.current.fields).toEqual({ name: 'Marsh', note: 'wet' })
  expect(result.current.read.updatedAt).toContain('10-02')
  expect(result.current.changes).toEqual({ name: 'Marsh' })
})

test('there and back is no change, and what is saved is none any more', () => {
  const { result } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  act(() => result.current.change({ name: 'Bog' }))
  expect(result.current.changed).toBe(false)
  act(() => result.current.change({ name: 'Marsh' }))
  act(() => result.current.accept(record(2, 'Marsh')))
  expect(result.current.changed).toBe(false)
  expect(result.current.read.updatedAt).toContain('10-02')
})
