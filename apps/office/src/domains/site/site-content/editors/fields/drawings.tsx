import type { ReactNode } from 'react'

const SKULL =
  'M12 2C6.9 2 3.2 5.6 3.2 10.3c0 2.7 1 4.7 2.6 6.1.5.4.7.9.7 1.5v2c0 .8.6 1.3 1.3 1.3h8.4c.7 0 1.3-.5 1.3-1.3v-2c0-.6.2-1.1.7-1.5 1.6-1.4 2.6-3.4 2.6-6.1C20.8 5.6 17.1 2 12 2zM8.5 13.6a2.2 2.3 0 1 1 0-4.6 2.2 2.3 0 0 1 0 4.6zm7 0a2.2 2.3 0 1 1 0-4.6 2.2 2.3 0 0 1 0 4.6zM12 13.8l1.2 2.5h-2.4z'

const PLACES = [0, 24, 48, 72, 96]

/** As many skulls as an attraction has. */
export const Skulls = ({ count }: { count: number }) =>
  count > 0 && (
    <svg
      width={count * 16}
      height="16"
      viewBox={`0 0 ${count * 24} 24`}
      fill="currentColor"
      aria-hidden="true"
    >
      {PLACES.slice(0, count).map((x) => (
        <path key={x} fillRule="evenodd" transform={`translate(${x} 0)`} d={SKULL} />
      ))}
    </svg>
  )

/** A tint as it is on the site: on a dark ground. */
export const Swatch = ({ colour }: { colour: string }) => (
  <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
    <rect width="26" height="26" rx="6" fill="#0a0b0d" />
    <circle cx="13" cy="13" r="8" fill={colour} />
  </svg>
)

/** A part of a page in small. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    width="44"
    height="30"
    viewBox="0 0 44 30"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <rect x="1" y="1" width="42" height="28" rx="3" opacity="0.5" />
    {children}
  </svg>
)

const LAYOUTS = {
  full: { picture: { x: 1, y: 1, width: 42, height: 28 }, words: 'M7 17h18M7 22h12' },
  pictureRight: { picture: { x: 23, y: 5, width: 16, height: 20 }, words: 'M6 10h12M6 15h12M6 20h8' },
  pictureLeft: { picture: { x: 5, y: 5, width: 16, height: 20 }, words: 'M26 10h12M26 15h12M26 20h8' },
}

/** Where picture and words are. */
export const LayoutDrawing = ({ layout }: { layout: keyof typeof LAYOUTS }) => (
  <Drawing>
    <rect {...LAYOUTS[layout].picture} rx="2" fill="currentColor" fillOpacity="0.3" stroke="none" />
    <path d={LAYOUTS[layout].words} strokeWidth="2" />
  </Drawing>
)

const MAPS = {
  moor: 'M6 26C12 18 20 22 24 15S34 8 38 5M8 9c2-2 4-2 6 0M11 13c2-2 4-2 6 0M30 22c2-2 4-2 6 0',
  plain: 'M2 19h40M27 2v26M10 2v17',
}

/** The drawing of a map. */
export const MapDrawing = ({ drawing }: { drawing: keyof typeof MAPS }) => (
  <Drawing>
    <path d={MAPS[drawing]} />
    <circle cx="27" cy="13" r="2.5" fill="currentColor" />
  </Drawing>
)
