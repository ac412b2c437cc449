import { useLayoutEffect } from 'react'

/**
 * Tells a window whether there is something to lose, in the same stroke in which it was typed. An effect after the
 * drawing would come late: the key that closes the window may be waiting already.
 */
export function useTold(tell: (unsaved: boolean) => void, unsaved: boolean) {
  useLayoutEffect(() => tell(unsaved), [tell, unsaved])
}
