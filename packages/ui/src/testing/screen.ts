import { cleanup, configure } from '@testing-library/react'

// The first page of a run waits for its chunk to be compiled.
configure({ asyncUtilTimeout: 8_000 })

// What browsers have and jsdom has not.
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

/** Leaves the browser as the test found it. */
export function clearScreen() {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}
