import { letters, rule, svg } from './parts.ts'
import { DREADMOOR, HAUNTED_HAYRIDE } from './wordmarks.ts'

const HILLS =
  '<path d="M0 125L0 112C60 104 120 110 190 106C260 102 300 92 352 92C400 92 430 100 460 96C478 94 490 88 500 86L500 125Z" fill="#050405"/>'

/** The farmhouse. */
const HOUSE =
  '<path d="M438 99L437 70L433 71L452 46L456 50L456 40L461 39L461 55L474 69L470 69L471 99Z" fill="#050405"/>' +
  '<path d="M449 74L457 73L457.6 83L449.4 84Z" fill="#f2b45e"/><path d="M453 73.4L453.4 83.6M449 78.6L457.4 77.8" stroke="#050405" stroke-width="1.1"/>'

const TREE =
  '<path d="M395 97C398 82 396 74 390 66C384 60 376 60 370 54M390 66C392 56 388 48 380 40M392 70C400 62 404 54 404 42M402 56C408 52 414 50 418 42M386 62C380 64 374 66 368 66M404 48C402 42 402 38 398 32" fill="none" stroke="#050405" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M391 97C394 84 393 76 389 67L393 66C398 74 400 84 401 97Z" fill="#050405"/>'

/** The wagon. */
const WAGON =
  '<path d="M330 84L366 84L367 78C364 69 356 67 349 68C341 66 333 70 331 77ZM366 82L377 87L376 88.4L365 84.6Z" fill="#050405"/>' +
  '<circle cx="338" cy="88" r="5" fill="none" stroke="#050405" stroke-width="2"/><circle cx="359" cy="87.4" r="5.4" fill="none" stroke="#050405" stroke-width="2"/>' +
  '<path d="M330 80L326 79L326 82" fill="none" stroke="#050405" stroke-width="1.2"/><circle cx="326" cy="83.6" r="5" fill="#f2b45e" opacity=".28"/><circle cx="326" cy="83.6" r="1.7" fill="#f6c777"/>'

/** The logo of the Halloween variant. */
export const dreadmoorLogo = () =>
  svg(
    { from: '#17100e', to: '#070607' },
    '<radialGradient id="moon" cx=".42" cy=".4" r=".62"><stop offset="0" stop-color="#e08a45"/><stop offset=".7" stop-color="#b4562a"/><stop offset="1" stop-color="#7d3519"/></radialGradient>' +
      '<radialGradient id="glow"><stop offset=".3" stop-color="#c2602c" stop-opacity=".5"/><stop offset="1" stop-color="#c2602c" stop-opacity="0"/></radialGradient>',
    `<g transform="translate(8 0)"><circle cx="424" cy="62" r="104" fill="url(#glow)"/><circle cx="424" cy="62" r="44" fill="url(#moon)"/></g>` +
      HILLS +
      `<g transform="translate(8 0)">${HOUSE}${TREE}</g>` +
      `<g transform="translate(20 1)">${WAGON}</g>` +
      letters(DREADMOOR, 21, 75, '#ece4d4') +
      rule(24, 104, 24, '#c8682f') +
      letters(HAUNTED_HAYRIDE, 56, 111, '#d8783c') +
      rule(56 + HAUNTED_HAYRIDE.width + 8, 104, 24, '#c8682f'),
  )
