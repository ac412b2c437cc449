// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBadges } from './read-badges.ts'

/** Fake worker that decodes every frame immediately. */
class QuickWorker {
  static frames = 0
  static terminated = 0
  onmessage?: (event: { data: string | null }) => void
  postMessage() {
    QuickWorker.frames += 1
    queueMicrotask(() => this.onmessage?.({ data: QuickWorker.frames % 2 ? 'a code' : null }))
  }
  terminate() {
    QuickWorker.terminated += 1
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(QuickWorker, { frames: 0, terminated: 0 })
  vi.stubGlobal('Worker', QuickWorker)
  Object.assign(URL, { createObjectURL: () => 'blob:reader', revokeObjectURL: () => {} })
  vi.stubGlobal('createImageBitmap', async () => ({}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const video = (readyState: number) => ({ readyState, HAVE_CURRENT_DATA: 2 }) as HTMLVideoElement
const idle = { onText: () => {}, onFailure: () => {} }

test('throttles to twelve frames a second, however fast they are decoded', async () => {
  const onText = vi.fn()
  const stop = readBadges(video(4), { ...idle, onText })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(QuickWorker.frames).toBeGreaterThan(100)
  expect(QuickWorker.frames).toBeLessThanOrEqual(121)
  expect(onText).toHaveBeenCalledWith('a code')
  expect(onText.mock.calls.length).toBeLessThanOrEqual(QuickWorker.frames / 2 + 1)
  stop()
})

test('stops at once and terminates the worker', async () => {
  const stop = readBadges(video(4), idle)
  await vi.advanceTimersByTimeAsync(1_000)
  stop()
  const { frames } = QuickWorker
  await vi.advanceTimersByTimeAsync(1_000)
  expect([QuickWorker.frames, QuickWorker.terminated]).toEqual([frames, 1])
})

test('decodes nothing before the camera has a frame', async () => {
  const stop = readBadges(video(0), idle)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(QuickWorker.frames).toBe(0)
  stop()
})
