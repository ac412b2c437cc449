import { DISPLAY_FACES, type DisplayFace } from '@nightshift/shared/site/site-content/display-faces'
import { accentColours, PALETTES } from '@nightshift/shared/site/site-content/palettes'
import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import { FACE_FILES } from '../shell/display-face.ts'

type Metrics = {
  /** Sets titles of every face about equally wide, and their lines apart by what ascends and descends. */
  scale: number
  leading: number
  /** Overrides that give Times New Roman the width and height of the face, so that nothing moves when it loads. */
  fallback?: { size: number; ascent: number; descent: number }
}

const METRICS: Record<DisplayFace, Metrics> = {
  blackletter: { scale: 1, leading: 1, fallback: { size: 85.2, ascent: 118, descent: 32.8 } },
  western: { scale: 0.64, leading: 1.22, fallback: { size: 127.7, ascent: 77.5, descent: 20.4 } },
  didone: { scale: 0.76, leading: 1.18, fallback: { size: 111.8, ascent: 94.8, descent: 25.9 } },
  // The face of headings, which the style sheet declares.
  gothic: { scale: 1.2, leading: 1.06 },
}

/** The palette, the accent and the display face of a site, as custom properties. */
export function lookStyle({ palette, accent, face }: Pick<LookSection, 'palette' | 'accent' | 'face'>) {
  const colours = PALETTES[palette]
  const { bright, onAccent } = accentColours(accent)
  const { scale, leading } = METRICS[face]
  const properties = {
    ground: colours.ground,
    'ground-raised': colours.raised,
    bone: colours.text,
    ash: colours.quiet,
    ember: accent,
    'ember-bright': bright,
    'on-ember': onAccent,
    line: colours.line,
    'line-strong': colours.lineStrong,
    paper: colours.paper,
    ink: colours.ink,
    'ink-soft': colours.inkSoft,
    title: face === 'gothic' ? 'var(--heading)' : `"${DISPLAY_FACES[face].family}","Title Fallback",serif`,
    'title-scale': scale,
    'title-leading': leading,
  }
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return `<style>:root{${declarations.join(';')}}${fontFaces(face)}</style>`
}

function fontFaces(face: DisplayFace) {
  const { fallback } = METRICS[face]
  if (!fallback) return ''
  const { size, ascent, descent } = fallback
  return [
    `@font-face{font-family:"${DISPLAY_FACES[face].family}";font-display:swap;src:url(${FACE_FILES[face]}) format("woff2")}`,
    '@font-face{font-family:"Title Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");',
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ].join('')
}
