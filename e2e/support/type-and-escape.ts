import type { Locator } from '@playwright/test'

/** Race: types and presses Escape in one task, before React renders the typed text. */
export const typeAndEscape = (field: Locator, text: string) =>
  field.evaluate(async (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }, text)
