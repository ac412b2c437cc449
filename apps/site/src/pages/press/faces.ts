import didone from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff?inline'
import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff?inline'
import blackletter from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff?inline'
import western from '@fontsource/rye/files/rye-latin-400-normal.woff?inline'
import cyrillicItalic from '@fontsource/tinos/files/tinos-cyrillic-400-italic.woff?inline'
import cyrillic from '@fontsource/tinos/files/tinos-cyrillic-400-normal.woff?inline'
import cyrillicBoldItalic from '@fontsource/tinos/files/tinos-cyrillic-700-italic.woff?inline'
import cyrillicBold from '@fontsource/tinos/files/tinos-cyrillic-700-normal.woff?inline'
import greekItalic from '@fontsource/tinos/files/tinos-greek-400-italic.woff?inline'
import greek from '@fontsource/tinos/files/tinos-greek-400-normal.woff?inline'
import greekBoldItalic from '@fontsource/tinos/files/tinos-greek-700-italic.woff?inline'
import greekBold from '@fontsource/tinos/files/tinos-greek-700-normal.woff?inline'
import latinItalic from '@fontsource/tinos/files/tinos-latin-400-italic.woff?inline'
import latin from '@fontsource/tinos/files/tinos-latin-400-normal.woff?inline'
import latinBoldItalic from '@fontsource/tinos/files/tinos-latin-700-italic.woff?inline'
import latinBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff?inline'
import extendedItalic from '@fontsource/tinos/files/tinos-latin-ext-400-italic.woff?inline'
import extended from '@fontsource/tinos/files/tinos-latin-ext-400-normal.woff?inline'
import extendedBoldItalic from '@fontsource/tinos/files/tinos-latin-ext-700-italic.woff?inline'
import extendedBold from '@fontsource/tinos/files/tinos-latin-ext-700-normal.woff?inline'
import type { DisplayFace } from '@nightshift/shared/site/site-content/display-faces'
import { type Font, readWoff } from './woff.ts'

/** Tinos, which is as wide as Times, in four faces; and the display face of the letterhead. */
export type Face = 'roman' | 'bold' | 'italic' | 'boldItalic' | DisplayFace

const bold = [latinBold, extendedBold, greekBold, cyrillicBold]

/** The files of each face by script. The first one that has a character draws it. */
const FILES: Record<Face, string[]> = {
  roman: [latin, extended, greek, cyrillic],
  bold,
  italic: [latinItalic, extendedItalic, greekItalic, cyrillicItalic],
  boldItalic: [latinBoldItalic, extendedBoldItalic, greekBoldItalic, cyrillicBoldItalic],
  blackletter: [blackletter, ...bold],
  western: [western, ...bold],
  didone: [didone, ...bold],
  gothic: [gothic, ...bold],
}

const fonts = new Map<string, Font>()

function fontOf(file: string) {
  const font = fonts.get(file) ?? readWoff(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))
  fonts.set(file, font)
  return font
}

/** How a face draws a character, or nothing. */
export function glyphOf(character: string, face: Face) {
  const code = character.codePointAt(0)!
  for (const file of FILES[face]) {
    const font = fontOf(file)
    const glyph = font.glyphs.get(code)
    if (glyph) return { font, glyph, width: font.widthOf(glyph) }
  }
  return undefined
}

/** The width of text in points. */
export const textWidth = (text: string, face: Face, size: number) =>
  ([...text].reduce((sum, character) => sum + (glyphOf(character, face)?.width ?? 0), 0) * size) / 1000

/** Signs that a font may lack and Unicode does not decompose, by code point. */
const SUBSTITUTES: Record<string, string> = {
  '\u2010': '-', // hyphen
  '\u2011': '-', // non-breaking hyphen
  '\u2032': "'", // prime
  '\u2033': '"', // double prime
  '\u2190': '<-', // arrows
  '\u2192': '->',
}
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/**
 * Reduces text to characters that the face has. Accents that it lacks are left out, ligatures and wide letters become
 * plain ones, control and format characters disappear, and everything else becomes a question mark.
 */
export const drawable = (text: string, face: Face) =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '')]
    .map((character) => reduced(character, face))
    .join('')

function reduced(character: string, face: Face) {
  if (glyphOf(character, face)) return character
  const parts = [...(SUBSTITUTES[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, ''))]
  // Of an accent alone, nothing is left.
  return parts.every((part) => glyphOf(part, face)) ? parts.join('') : '?'
}
