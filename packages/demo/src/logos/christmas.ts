import { letters, rule, svg } from './parts.ts'
import { CHRISTMAS, SCARY_LITTLE } from './wordmarks.ts'

/** The right edge of a pine from its tip down: how far out and how high, for a height of 1. */
const EDGE: [number, number][] = [
  [0, 1],
  [0.16, 0.66],
  [0.07, 0.71],
  [0.23, 0.36],
  [0.1, 0.41],
  [0.3, 0.08],
  [0.04, 0.13],
  [0.03, 0],
]

function pine(x: number, foot: number, height: number, lean: number) {
  const outline = [...EDGE, ...EDGE.map(([out, up]): [number, number] => [-out, up]).reverse()]
  const points = outline.map(
    ([out, up]) => `${(x + out * height + lean * up).toFixed(1)},${(foot - up * height).toFixed(1)}`,
  )
  return `<polygon points="${points.join(' ')}" fill="#05090d"/>`
}

const SNOW =
  '<path d="M0 125L0 114C70 106 150 112 220 108C300 103 360 98 420 102C455 104 480 99 500 96L500 125Z" fill="#cfd9e0"/>' +
  '<path d="M0 125L0 118C90 112 190 117 280 113C360 110 430 110 500 106L500 125Z" fill="#9fb0bc"/>'

const FLAKES = [
  [352, 22, 1.2],
  [372, 48, 0.9],
  [388, 16, 1],
  [410, 30, 1.3],
  [474, 20, 1.1],
  [486, 52, 0.9],
  [462, 8, 0.8],
  [20, 16, 1],
  [120, 10, 0.9],
  [210, 14, 1.1],
  [300, 8, 0.9],
  [338, 74, 1],
  [492, 78, 1.1],
  [362, 84, 0.8],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9f0f4" opacity=".8"/>`)
  .join('')

const BULBS = ['#d7553a', '#e3b04b', '#6f9c6a', '#d7553a', '#e3b04b', '#6f9c6a', '#d7553a']

/** Fairy lights between the trees; one is off. */
const LIGHTS =
  '<path d="M384 62C404 92 440 96 466 58" fill="none" stroke="#05090d" stroke-width="1.6"/>' +
  BULBS.map((color, index) => {
    const along = (index + 0.7) / 7.4
    const at = (a: number, b: number, c: number, d: number) =>
      (1 - along) ** 3 * a +
      3 * (1 - along) ** 2 * along * b +
      3 * (1 - along) * along ** 2 * c +
      along ** 3 * d
    const x = at(384, 404, 440, 466)
    const y = at(62, 92, 96, 58) + 3
    const isOut = index === 4
    return `${isOut ? '' : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" fill="${color}" opacity=".25"/>`}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.6" fill="${isOut ? '#2a3138' : color}"/>`
  }).join('')

/** The logo of the holiday variant. */
export const christmasLogo = () =>
  svg(
    { from: '#152330', to: '#080d13' },
    '<radialGradient id="glow"><stop offset=".3" stop-color="#a9c3d6" stop-opacity=".4"/><stop offset="1" stop-color="#a9c3d6" stop-opacity="0"/></radialGradient>',
    '<circle cx="426" cy="54" r="92" fill="url(#glow)"/><circle cx="426" cy="54" r="36" fill="#dbe5ea"/><circle cx="418" cy="46" r="7" fill="#c3d0d8"/><circle cx="438" cy="62" r="5" fill="#c3d0d8"/>' +
      SNOW +
      pine(384, 108, 62, 4) +
      pine(468, 104, 84, -5) +
      pine(366, 112, 36, -2) +
      pine(490, 106, 50, 3) +
      LIGHTS +
      FLAKES +
      letters(CHRISTMAS, 21, 99, '#eef1ee') +
      rule(24, 20, 24, '#c9573f') +
      letters(SCARY_LITTLE, 56, 27, '#de6a50') +
      rule(56 + SCARY_LITTLE.width + 8, 20, 24, '#c9573f'),
  )
