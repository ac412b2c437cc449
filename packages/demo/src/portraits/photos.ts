import { type Picture, toJpeg } from '../jpeg.ts'
import type { Person } from '../people.ts'
import { randomFrom } from '../random.ts'
import { WITHOUT_PHOTO } from '../roster.ts'
import { castAll } from './casting.ts'
import { portrait } from './portrait.ts'

/** The photos of all people who have one, by user id. */
export async function takePhotos(staff: Person[]): Promise<Map<string, Picture>> {
  const drawings = drawAll(staff).map(
    async ([id, svg]): Promise<[string, Picture]> => [id, await toJpeg(svg)],
  )
  return new Map(await Promise.all(drawings))
}

function drawAll(staff: Person[]): [id: string, svg: string][] {
  const sitters = staff.filter(({ username }) => !WITHOUT_PHOTO.includes(username))
  const cast = castAll(sitters.map(({ positions }) => positions[0]?.name))
  return sitters.map(({ id, username, look }, index) => [
    id,
    portrait(randomFrom(`portrait of ${username}`), look, cast[index]!),
  ])
}
