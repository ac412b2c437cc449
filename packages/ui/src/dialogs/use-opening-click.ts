import { type MouseEvent, useEffect, useState } from 'react'

/** The longest double-click interval of operating systems. */
const DOUBLE_CLICK_MS = 500

/**
 * Tells whether a click belongs to the double click that opened a dialog. Its second click lands on the backdrop or on a
 * button of the new dialog, and must be ignored.
 */
export function useOpeningClick() {
  const [openedAt] = useState(() => performance.now())
  return ({ detail }: MouseEvent, onBackdrop: boolean) =>
    performance.now() - openedAt < DOUBLE_CLICK_MS && (onBackdrop || detail > 1)
}

/**
 * The second click of the double click that closed a dialog lands on what lay below it, such as a person in a roll-call:
 * it is ignored.
 */
export function useClosingClick() {
  useEffect(() => {
    let dialog: Element | null = null
    const onClick = (click: globalThis.MouseEvent) => {
      if (click.detail > 1) {
        if (!dialog || dialog.isConnected) return
        click.preventDefault()
        click.stopPropagation()
      } else dialog = (click.target as Element).closest('dialog')
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}
