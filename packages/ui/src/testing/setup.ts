import { afterEach, vi } from 'vitest'

// Most files test what needs no screen: they need not load what draws one.
const screen = typeof window === 'undefined' ? undefined : await import('./screen.ts')

afterEach(() => {
  screen?.clearScreen()
  vi.restoreAllMocks()
})
