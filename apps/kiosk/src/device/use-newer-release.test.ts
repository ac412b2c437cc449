// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNewerRelease } from './use-newer-release.ts'

declare const __RELEASE__: string
const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
})

const seen = (serverRelease: string | undefined, idle = true) =>
  renderHook(() => useNewerRelease(serverRelease, idle, reload))

test('an idle page is reloaded once when the server runs another release', () => {
  seen('99.0.0')
  seen('99.0.0')
  expect(reload).toHaveBeenCalledTimes(1)
  seen('99.0.1')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that is in use, of the same release, or without contact is not reloaded', () => {
  seen('99.0.0', false)
  seen(__RELEASE__)
  seen(undefined)
  expect(reload).not.toHaveBeenCalled()
})
