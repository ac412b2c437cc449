import { cleanup, configure } from '@testing-library/react'
import { stubComputedStyle } from './computed-style.ts'

// The first page of a run waits for its chunk to be compiled.
configure({ asyncUtilTimeout: 8_000 })

stubComputedStyle()

// Stubs for browser APIs that jsdom lacks.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
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

/** Resets document and storage after a test. */
export function clearScreen() {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}
