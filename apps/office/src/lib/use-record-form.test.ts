// @vitest-environment jsdom

import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRecordForm } from './use-record-form.ts'

const record = (version: number, name: string, note = '') => ({
  updatedAt: `2024-10-0${version}T00:00:00.000Z`,
  name,
  note,
})

const nameProblem = ({ name }: { name: string }) => (name ? {} : { name: 'Missing.' })

function openForm() {
  return renderHook(
    ({ latest }) => useRecordForm(latest, ({ name, note }) => ({ name, note }), nameProblem),
    {
      initialProps: { latest: record(1, 'Bog') },
    },
  )
}

test('follows changes by others while nothing is typed', () => {
  const { result, rerender } = openForm()
  rerender({ latest: record(2, 'Swamp') })
  expect(result.current.fields.name).toBe('Swamp')
  expect(result.current.read.updatedAt).toContain('10-02')
})

test('keeps the edited base version, and returns the fields that differ from it', () => {
  const { result, rerender } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  rerender({ latest: record(2, 'Swamp') })
  expect(result.current.read.updatedAt).toContain('10-01')
  expect(result.current.changes).toEqual({ name: 'Marsh' })
})

test('after an edit conflict the edits are rebased onto the newer version', async () => {
  const { result, rerender } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const stale = new ApiError(409, 'changedMeanwhile', 'Please look again.')
  expect(await act(() => result.current.send(() => Promise.reject(stale), 'Unable.'))).toBeUndefined()
  expect(dialogs.alert).toHaveBeenCalledWith(expect.objectContaining({ text: 'Please look again.' }))
  rerender({ latest: record(2, 'Swamp', 'wet') })
  expect(result.current.fields).toEqual({ name: 'Marsh', note: 'wet' })
  expect(result.current.read.updatedAt).toContain('10-02')
  expect(result.current.changes).toEqual({ name: 'Marsh' })
})

test('typing a value and restoring it is no change, and neither is a saved one', () => {
  const { result } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  act(() => result.current.change({ name: 'Bog' }))
  expect(result.current.changed).toBe(false)
  act(() => result.current.change({ name: 'Marsh' }))
  act(() => result.current.accept(record(2, 'Marsh')))
  expect(result.current.changed).toBe(false)
  expect(result.current.read.updatedAt).toContain('10-02')
})

test('what is typed while the edits are saved stays', async () => {
  const { result } = openForm()
  act(() => result.current.change({ name: 'Marsh', note: 'Wet' }))
  const sent = result.current
  act(() => result.current.change({ note: 'Wet and cold' }))
  act(() => sent.accept(record(2, 'Marsh', 'Wet')))
  expect(result.current.changes).toEqual({ note: 'Wet and cold' })
  expect(result.current.read.updatedAt).toContain('10-02')
})

test('any other failure keeps the base version', async () => {
  vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const { result, rerender } = openForm()
  act(() => result.current.change({ name: 'Marsh' }))
  const taken = new ApiError(422, 'usernameTaken', 'Taken.')
  await act(() => result.current.send(() => Promise.reject(taken), 'Unable.'))
  rerender({ latest: record(2, 'Swamp') })
  expect(result.current.read.updatedAt).toContain('10-01')
})

test('two submits at once send one request, with the base version', async () => {
  const { result } = openForm()
  const call = vi.fn(async (updatedAt: string) => record(2, updatedAt))
  await act(() => Promise.all([result.current.send(call, 'Unable.'), result.current.send(call, 'Unable.')]))
  expect(call.mock.calls).toEqual([['2024-10-01T00:00:00.000Z']])
})

test('problems show from the first check on, and the first invalid field gets the focus', () => {
  const { result } = openForm()
  const form = document.createElement('form')
  form.innerHTML = '<input name="note"><input name="name">'
  document.body.append(form)
  act(() => result.current.change({ name: '' }))
  expect(result.current.text('name').error).toBeUndefined()
  act(() => void expect(result.current.check(form)).toBe(false))
  expect(result.current.text('name').error).toBe('Missing.')
  expect(document.activeElement?.getAttribute('name')).toBe('name')
  act(() => result.current.change({ name: 'Marsh' }))
  expect(result.current.problems).toEqual({})
})
