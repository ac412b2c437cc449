const listeners = new Set<() => void>()
let holds = 0

/**
 * For a page that must go on by itself, as a roll-call without a network or the board on a wall: nobody is asked about
 * the session or sent to the logout there. It is refreshed instead while the server answers, up to its absolute limit.
 * Returns the function that ends it.
 */
export function holdSession() {
  change(1)
  return () => change(-1)
}

export const isSessionHeld = () => holds > 0

/** Calls back when that changes. Returns the function that stops it. */
export function onSessionHold(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(by: number) {
  holds += by
  for (const listener of listeners) listener()
}
