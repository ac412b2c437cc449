import { type Picture, toJpeg } from '../jpeg.ts'
import type { Person } from '../people.ts'
import { randomFrom } from '../random.ts'
import { WITHOUT_PHOTO } from '../roster.ts'
import { portrait } from './portrait.ts'

/** A picture of everybody who had theirs taken, by user id. */
export async function takePhotos(staff: Person[]): Promise<Map<string, Picture>> {
  const sitters = staff.filter(({ username }) => !WITHOUT_PHOTO.includes(username))
  return new Map(
    await Promise.all(
      sitters.map(async ({ id, username, look, positions }): Promise<[string, Picture]> => {
        const drawing = portrait(randomFrom(`portrait of ${username}`), look, positions[0]?.name)
        return [id, await toJpeg(drawing)]
      }),
    ),
  )
}
