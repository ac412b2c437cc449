import { type Face, outline } from './face/head.ts'
import type { Ground } from './palette.ts'
import { group } from './shapes.ts'
import { SHOULDERS } from './torso.ts'

type Picture = { isFlipped: boolean; zoom: number; backdrop: string; figure: string }

/** The SVG document: the figure before its backdrop, and the shared definitions (`defs`). */
export function frame(
  { dark, mid, rim }: Ground,
  face: Face,
  { isFlipped, zoom, backdrop, figure }: Picture,
) {
  const content =
    `<rect width="250" height="250" fill="url(#ground)"/>${backdrop}` +
    group(figure, `transform="translate(125 140) scale(${zoom}) translate(-125 -140)"`) +
    `<rect width="250" height="250" fill="url(#vignette)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="250" viewBox="0 0 250 250"><defs>
<radialGradient id="ground" cx=".42" cy=".4" r=".78"><stop offset="0" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<radialGradient id="vignette" cx=".5" cy=".42" r=".74"><stop offset=".55" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".55"/></radialGradient>
<radialGradient id="smoke"><stop offset=".2" stop-color="#140e0f" stop-opacity=".85"/><stop offset="1" stop-color="#140e0f" stop-opacity="0"/></radialGradient>
<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="14" y1="0" x2="44" y2="0"><stop offset="0" stop-color="${rim}" stop-opacity="0"/><stop offset="1" stop-color="${rim}" stop-opacity=".75"/></linearGradient>
<clipPath id="face"><path d="${outline(face)}"/></clipPath>
<clipPath id="dark-side"><path d="M12 -130L120 -130L120 140L30 140C40 60 38 -40 12 -130Z"/></clipPath>
<clipPath id="below-hat"><path d="M-90 150L-90 30C-64 18 -58 -38 -38 -40L38 -40C58 -38 64 18 90 30L90 150Z"/></clipPath>
<clipPath id="torso"><path d="${SHOULDERS}"/></clipPath>
<clipPath id="dark-torso"><path d="M18 170L120 170L120 270L34 270C44 240 40 210 18 190Z"/></clipPath>
</defs>${isFlipped ? group(content, 'transform="translate(250 0) scale(-1 1)"') : content}</svg>`
}
