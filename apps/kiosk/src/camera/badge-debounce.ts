/** How long a badge must be out of view before it counts as shown again. */
const OUT_OF_VIEW_MS = 2_000

/**
 * Debounces badges: one that stays in view counts once. Badges hang around necks, so whoever reads the screen with
 * theirs in view would otherwise be clocked out a few seconds after clocking in.
 */
export class BadgeDebounce {
  #taken: { code: string; at: number } | undefined

  /** Whether this badge counts as a new scan. `ready` says whether the kiosk takes one now. */
  isNew(code: string, at: number, ready: boolean) {
    const stillThere = this.#taken?.code === code && at - this.#taken.at < OUT_OF_VIEW_MS
    if (stillThere || ready) this.#taken = { code, at }
    return ready && !stillThere
  }

  /** The badge that was taken and has stayed in view. */
  inView(at: number) {
    return this.#taken && at - this.#taken.at < OUT_OF_VIEW_MS ? this.#taken.code : undefined
  }

  /** Lets the badge that is in view count again. */
  forget() {
    this.#taken = undefined
  }
}
