import type { MouseEvent } from 'react'

/** Not one that asks for another tab or window. */
export const isOrdinaryClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
