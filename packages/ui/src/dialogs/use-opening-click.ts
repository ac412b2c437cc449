import { type MouseEvent, useState } from 'react'

/** The longest double click that systems let people set. */
const DOUBLE_CLICK_MS = 500

/**
 * Tells whether a click belongs to the double click that opened a window. Its second half lands on the backdrop or on a
 * button of the new window, which must not take it.
 */
export function useOpeningClick() {
  const [openedAt] = useState(() => performance.now())
  return ({ detail }: MouseEvent, onBackdrop: boolean) =>
    performance.now() - openedAt < DOUBLE_CLICK_MS && (onBackdrop || detail > 1)
}
