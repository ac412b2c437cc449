import { useLayoutEffect } from 'react'

/**
 * Reports unsaved changes to the window around a form, synchronously with the render. A passive effect would be too
 * late: the key press that closes the window may already be queued.
 */
export function useReportUnsaved(report: (unsaved: boolean) => void, unsaved: boolean) {
  useLayoutEffect(() => report(unsaved), [report, unsaved])
}
