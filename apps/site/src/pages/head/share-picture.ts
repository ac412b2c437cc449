import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import { addressOf } from './icons.ts'

type SharePicture = { path: string; width: number; height: number; alt: string }

/** Drawn for previews of links, from the library's pictures of the hero. */
const DRAWN: Record<string, string> = {
  'hero-wide': '/dreadmoor/share-halloween.jpg',
  'holiday-wide': '/dreadmoor/share-holiday.jpg',
  'harvest-wide': '/share/harvest.jpg',
  'venue-wide': '/share/venue.jpg',
}
const DRAWN_SIZE = { width: 1200, height: 630 }

/** The picture of link previews: the uploaded one, otherwise one that goes with the hero. */
export function sharePicture({ socialPicture, hero, title, tagline }: LookSection): SharePicture {
  const picture = socialPicture ?? hero.wide ?? hero.tall
  // What is decoration on the page has no words of its own.
  const alt = picture?.alt || `${title} ${tagline}`.trim()
  if (picture?.from === 'upload') {
    const width = Math.max(...picture.widths)
    const height = Math.round((picture.height / picture.width) * width)
    return { path: addressOf(picture), width, height, alt }
  }
  const path = DRAWN[picture?.name ?? 'venue-wide']
  return path ? { path, ...DRAWN_SIZE, alt } : { path: addressOf(picture!), width: 1600, height: 1000, alt }
}
