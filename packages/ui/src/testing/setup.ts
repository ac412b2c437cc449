import { afterAll, afterEach, vi } from 'vitest'
import './check-answers.ts'

async function loadScreen() {
  // Before Testing Library, which asks for React's act() as it loads.
  if (process.env.NODE_ENV === 'production') await import('./act.ts')
  return import('./screen.ts')
}

// Loaded only in jsdom: most test files need no DOM.
const screen = typeof window === 'undefined' ? undefined : await loadScreen()

afterEach(() => {
  screen?.clearScreen()
  vi.restoreAllMocks()
})

afterAll(() => {
  screen?.leavePage()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
