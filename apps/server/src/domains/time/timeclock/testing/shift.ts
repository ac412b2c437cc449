import type { Scene } from '../../../../../test/permissions/testing/scene.ts'

const HOUR = 3_600_000

/** Start and end of a case's shift, by the venue's clock. */
export const timesAt = ({ venue }: Scene) => {
  const now = venue.clock.now.getTime()
  const ago = (hours: number) => new Date(now - hours * HOUR).toISOString()
  return { start: ago(5), end: ago(1), now, ago }
}

/** A shift of the target, in the festival of the call. */
export async function newShift(scene: Scene, { open = false, festival = scene.festival } = {}) {
  const { id: userId } =
    festival === scene.festival ? await scene.target() : await scene.somebody({ festivalId: festival.id })
  const { id: positionId } = await scene.venue.position('Actor', { festivalId: festival.id })
  const { start, end } = timesAt(scene)
  return scene.venue.shift(userId, start, open ? null : end, { festivalId: festival.id, positionId })
}
