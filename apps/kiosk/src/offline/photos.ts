import type { KioskDatabase } from './database.ts'

/** How many photos are fetched at a time: scans come first. */
const AT_ONCE = 3

/** Fetches the photos that the roster names and the device lacks, and deletes those that it does not name any more. */
export async function fetchPhotos(database: KioskDatabase, fetchPhoto: (version: string) => Promise<string>) {
  const people = await database.getAll('people')
  const wanted = new Set(people.flatMap(({ photo }) => photo ?? []))
  const had = new Set(await database.getAllKeys('photos'))
  for (const version of had) if (!wanted.has(version)) await database.delete('photos', version)
  const missing = [...wanted].filter((version) => !had.has(version))
  const next = async () => {
    for (let version = missing.pop(); version; version = missing.pop()) {
      await database.put('photos', await fetchPhoto(version), version)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
