import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import { addressOf } from './icons.ts'

type SharePicture = { path: string; width: number; height: number }

/** Drawn for previews of links, from the library's pictures of the hero. */
const DRAWN: Record<string, string> = {
  'hero-wide': '/dreadmoor/share-halloween.jpg',
  'holiday-wide': '/dreadmoor/share-holiday.jpg',
  'harvest-wide': '/share/harvest.jpg',
  'venue-wide': '/share/venue.jpg',
}
const DRAWN_SIZE = { width: 1200, height: 630 }

/** The picture of link previews: the uploaded one, otherwise one that goes with the hero. */
export function sharePicture({ socialPicture, hero }: LookSection): SharePicture {
  const picture = socialPicture ?? hero.wide ?? hero.tall
  if (picture?.from === 'upload') {
    const width = Math.max(...picture.widths)
    return { path: addressOf(picture), width, height: Math.round((picture.height / picture.width) * width) }
  }
  const path = DRAWN[picture?.name ?? 'venue-wide']
  return path ? { path, ...DRAWN_SIZE } : { path: addressOf(picture!), width: 1600, height: 1000 }
}
