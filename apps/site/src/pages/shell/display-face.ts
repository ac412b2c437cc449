import abrilFatface from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?url'
import leagueGothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'
import pirataOne from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url'
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url'
import type { DisplayFace } from '@nightshift/shared/site/site-content/display-faces'

/** The face of headings, on every site. */
export const HEADING_FACE = leagueGothic

/** The font file of each display face. */
export const FACE_FILES: Record<DisplayFace, string> = {
  blackletter: pirataOne,
  western: rye,
  didone: abrilFatface,
  gothic: leagueGothic,
}
