// Without zod: the office loads this module with each picture field.
import type { SiteContent } from './content.ts'
import type { Picture } from './picture.ts'
import { PICTURE_LIBRARY } from './picture-library.ts'

/** The most that the pictures of the home page may weigh on a large screen, in bytes. */
export const HOME_PICTURE_BUDGET = 1_500_000

/** Where a picture of the home page is: a section, and the path of the field in it. */
export type PicturePlace = { section: 'attractions' | 'look' | 'jobs'; path: string }
type HomeContent = Pick<SiteContent, PicturePlace['section']>
type PlacedPicture = PicturePlace & { picture: Picture }

/** The bytes of the largest AVIF of a picture. */
export const pictureBytes = (picture: Picture) =>
  picture.from === 'library' ? PICTURE_LIBRARY[picture.name].bytes : picture.bytes

/** The pictures that a large screen loads; the hero has another one for phones, which counts only if it is alone. */
export function homePictures({ attractions, look, jobs }: HomeContent, variant: 'halloween' | 'holiday') {
  const { wide, tall } = look.hero
  const placed = [
    { section: 'look', path: wide ? 'hero.wide' : 'hero.tall', picture: wide ?? tall },
    { section: 'look', path: 'logo', picture: look.logo },
    ...attractions.list.map(({ shown, picture }, index) => ({
      section: 'attractions',
      path: `list.${index}.picture`,
      picture: shown === 'always' || shown === variant ? picture : null,
    })),
    { section: 'jobs', path: 'join.picture', picture: jobs.join.picture },
  ]
  return placed.filter((each): each is PlacedPicture => each.picture !== null)
}

/** What the pictures of the home page weigh, in the heavier variant. A picture that is shown twice is loaded once. */
export const homePictureBytes = (content: HomeContent) =>
  Math.max(
    ...(['halloween', 'holiday'] as const).map((variant) => {
      const pictures = homePictures(content, variant).map(({ picture }) => picture)
      const distinct = new Map(pictures.map((picture) => [nameOf(picture), pictureBytes(picture)]))
      return [...distinct.values()].reduce((sum, bytes) => sum + bytes, 0)
    }),
  )

const nameOf = (picture: Picture) => (picture.from === 'library' ? picture.name : picture.id)

/** What they would weigh with this picture in a field. */
export function homePictureBytesWith(
  content: HomeContent,
  { section, path }: PicturePlace,
  picture: Picture,
) {
  const changed = structuredClone(content[section])
  const keys = path.split('.')
  const field = keys.pop()!
  type Node = Record<string, unknown> | undefined
  const parent = keys.reduce((node: Node, key) => node?.[key] as Node, changed as Node)
  // An entry that was added a moment ago is not in the saved content yet.
  if (!parent) return homePictureBytes(content) + pictureBytes(picture)
  parent[field] = picture
  return homePictureBytes({ ...content, [section]: changed })
}

/** Bytes as people read them: `1,500 KB`. */
export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB`
