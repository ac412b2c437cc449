import type { MouseEvent } from 'react'

/** A plain left click, without a modifier key that opens another tab or window. */
export const isOrdinaryClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
