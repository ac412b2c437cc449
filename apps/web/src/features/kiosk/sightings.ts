/** How long a badge must be out of sight before it counts as shown again. */
const OUT_OF_SIGHT_MS = 2_000

/**
 * Tells a badge that is shown from one that is still there. Badges hang around necks: whoever reads the screen with
 * theirs in view would otherwise be sent home a few seconds after coming.
 */
export class Sightings {
  #taken: { code: string; at: number } | undefined

  /** Whether this is a badge to take, at a moment when one may be taken. */
  isNew(code: string, at: number, ready: boolean) {
    const stillThere = this.#taken?.code === code && at - this.#taken.at < OUT_OF_SIGHT_MS
    if (stillThere || ready) this.#taken = { code, at }
    return ready && !stillThere
  }

  /** The badge that was taken and has not left since. */
  inView(at: number) {
    return this.#taken && at - this.#taken.at < OUT_OF_SIGHT_MS ? this.#taken.code : undefined
  }

  /** Lets the badge that is in view count again. */
  forget() {
    this.#taken = undefined
  }
}
