import { HARROW, ORCHARD_AND_MAZE } from './orchard-wordmarks.ts'
import { letters, rule, svg } from './parts.ts'

const HILLS =
  '<path d="M0 125L0 112C80 104 160 112 240 106C310 100 352 88 400 88C440 88 470 96 500 92L500 125Z" fill="#2b2d17"/>' +
  '<path d="M230 125C300 112 360 104 420 104C455 104 480 108 500 106L500 125Z" fill="#1a1c0f"/>'

/** The barn on the hill. */
const BARN =
  '<path d="M432 92L432 66L437 56L448 50L459 56L464 66L464 92Z" fill="#14150c"/>' +
  '<path d="M443 92L443 76L453 76L453 92Z" fill="#e7c05a"/><path d="M448 76L448 92M443 84L453 84" stroke="#14150c" stroke-width="1.2"/>' +
  '<circle cx="448" cy="62" r="3" fill="#e7c05a"/>'

/** An apple tree, its foot at the given place. */
const tree = (x: number, foot: number, size: number) =>
  `<path d="M${x - 1} ${foot}L${x - 1} ${foot - size}L${x + 1} ${foot - size}L${x + 1} ${foot}Z" fill="#14150c"/>` +
  `<ellipse cx="${x}" cy="${foot - size * 1.3}" rx="${size * 0.7}" ry="${size * 0.6}" fill="#14150c"/>`

/** Rows of corn that meet at the horizon. */
const ROWS = Array.from({ length: 9 }, (_, row) => {
  const foot = 300 + row * 26
  return `<path d="M${foot} 125L${392 + row * 5} 104" stroke="#c39a3c" stroke-opacity=".55" stroke-width="1.6"/>`
}).join('')

/** The logo of the orchard. */
export const orchardLogo = () =>
  svg(
    { from: '#2a2413', to: '#15160d' },
    '<radialGradient id="sun"><stop offset="0" stop-color="#f4d27a"/><stop offset="1" stop-color="#d98f3a"/></radialGradient>' +
      '<radialGradient id="glow"><stop offset=".2" stop-color="#e0a24a" stop-opacity=".55"/><stop offset="1" stop-color="#e0a24a" stop-opacity="0"/></radialGradient>',
    '<circle cx="402" cy="76" r="104" fill="url(#glow)"/><circle cx="402" cy="76" r="34" fill="url(#sun)"/>' +
      HILLS +
      BARN +
      tree(478, 95, 11) +
      tree(490, 94, 9) +
      tree(420, 91, 7) +
      ROWS +
      letters(HARROW, 20, 74, '#f3ecd9') +
      rule(24, 101, 18, '#d8b24a') +
      letters(ORCHARD_AND_MAZE, 50, 108, '#d8b24a') +
      rule(50 + ORCHARD_AND_MAZE.width + 8, 101, 18, '#d8b24a'),
  )
