import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The first page of a run waits for its chunk to be compiled.
configure({ asyncUtilTimeout: 8_000 })

// What browsers have and jsdom has not.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => {}
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
