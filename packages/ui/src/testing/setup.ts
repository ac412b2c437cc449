import { afterAll, afterEach, vi } from 'vitest'

// Loaded only in jsdom: most test files need no DOM.
const screen = typeof window === 'undefined' ? undefined : await import('./screen.ts')

afterEach(() => {
  screen?.clearScreen()
  vi.restoreAllMocks()
})

afterAll(() => {
  screen?.leavePage()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
