import { cleanup, configure } from '@testing-library/react'
import { openDialogs } from '../dialogs/open-dialog.ts'
import { stubComputedStyle } from './computed-style.ts'

// The first page of a run waits for its modules to be compiled, which takes many seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

stubComputedStyle()

// Stubs for browser APIs that jsdom lacks.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

/** Resets document, dialogs and storage after a test. */
export function clearScreen() {
  cleanup()
  for (const { dismiss } of openDialogs()) dismiss()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}

/** Resets address and cookies after a file: the files of a worker share one window. */
export function leavePage() {
  window.history.replaceState(null, '', '/')
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
}
