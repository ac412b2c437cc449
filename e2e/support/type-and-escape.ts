import type { Locator } from '@playwright/test'

/** What a hasty hand does while the machine is busy: the key is there before anything of the typing is drawn. */
export const typeAndEscape = (field: Locator, text: string) =>
  field.evaluate(async (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }, text)
