/** The display faces of names and titles. The site has the files and fallback metrics of each. */
export const DISPLAY_FACES = {
  blackletter: { label: 'Blackletter', family: 'Pirata One' },
  western: { label: 'Woodtype', family: 'Rye' },
  didone: { label: 'Poster serif', family: 'Abril Fatface' },
  gothic: { label: 'Condensed', family: 'League Gothic' },
} as const

export type DisplayFace = keyof typeof DISPLAY_FACES
export const DISPLAY_FACE_NAMES = Object.keys(DISPLAY_FACES) as [DisplayFace, ...DisplayFace[]]
