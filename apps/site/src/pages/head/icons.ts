import { accentColours } from '@nightshift/shared/site/site-content/palettes'
import type { Picture } from '@nightshift/shared/site/site-content/picture'
import { pictureAddress } from '@nightshift/shared/site/site-content/picture-address'
import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import { libraryFiles } from '../../lib/library-files.ts'
import { initialOf } from '../shell/initial.ts'
import { escaped } from './escaped.ts'

const DREADMOOR_ICONS = [
  '<link rel="icon" href="/dreadmoor/icon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/dreadmoor/icon-32.png" sizes="32x32" type="image/png">',
  '<link rel="apple-touch-icon" href="/dreadmoor/icon-180.png">',
]

/** The icons of a site: its logo, the drawn house of the moor, or the initial of its name. */
export function iconTags({ logo }: LookSection, drawing: 'moor' | 'plain') {
  if (logo) {
    const href = addressOf(logo)
    return [
      `<link rel="icon" href="${href}" type="image/webp">`,
      `<link rel="apple-touch-icon" href="${href}">`,
    ]
  }
  return drawing === 'moor' ? DREADMOOR_ICONS : ['<link rel="icon" href="/icon.svg" type="image/svg+xml">']
}

/** The address of a picture as WebP in its largest width. */
export const addressOf = (picture: Picture) =>
  picture.from === 'upload'
    ? pictureAddress(picture.id, Math.max(...picture.widths), 'webp')
    : libraryFiles(picture.name).webp.split(', ').at(-1)!.split(' ')[0]!

/** The initial of the name on the accent. Icons cannot use the site's own faces. */
export function initialIcon({ name, accent }: Pick<LookSection, 'name' | 'accent'>) {
  const { onAccent } = accentColours(accent)
  const family = 'Georgia,Times New Roman,serif'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><text x="32" y="46" font-family="${family}" font-size="42" font-weight="700" text-anchor="middle" fill="${onAccent}">${escaped(initialOf(name))}</text></svg>\n`
}
