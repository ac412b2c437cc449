import { type MouseEvent, useState } from 'react'

/** The longest double-click interval of operating systems. */
const DOUBLE_CLICK_MS = 500

/**
 * Tells whether a click belongs to the double click that opened a modal. Its second click lands on the backdrop or on a
 * button of the new modal, and must be ignored.
 */
export function useOpeningClick() {
  const [openedAt] = useState(() => performance.now())
  return ({ detail }: MouseEvent, onBackdrop: boolean) =>
    performance.now() - openedAt < DOUBLE_CLICK_MS && (onBackdrop || detail > 1)
}
