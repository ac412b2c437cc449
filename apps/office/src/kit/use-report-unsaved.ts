import { useLayoutEffect } from 'react'

/**
 * Reports unsaved changes to the modal around a form, in a layout effect: a passive effect would be too late for a
 * queued key press that closes the modal.
 */
export function useReportUnsaved(report: (unsaved: boolean) => void, unsaved: boolean) {
  useLayoutEffect(() => report(unsaved), [report, unsaved])
}
