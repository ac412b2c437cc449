import type { PageSections } from '@nightshift/shared/public-site/page-content'
import type { Picture } from '@nightshift/shared/site-content/picture'

const FALLBACK = {
  wide: { from: 'library', name: 'venue-wide', alt: '', focus: { x: 64, y: 45 } },
  tall: { from: 'library', name: 'venue-tall', alt: '', focus: { x: 50, y: 62 } },
} as const satisfies Record<string, Picture>

/** The pictures of the hero: one of them serves both shapes where the other is missing; the library's without any. */
export function heroPictures({ wide, tall }: PageSections['hero']): { wide: Picture; tall: Picture } {
  const any = wide ?? tall
  return any ? { wide: wide ?? any, tall: tall ?? any } : FALLBACK
}
