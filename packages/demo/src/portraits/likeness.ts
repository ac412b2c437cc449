import type { Random } from '../random.ts'
import type { Headwear } from './clothes/hats.ts'
import { BEARDS, type Beard } from './face/beards.ts'
import { brows, eyes, gazeOf, glasses, mouth, nose } from './face/features.ts'
import { earrings, ears, type Face, marks, outline, type Sitter, shading } from './face/head.ts'
import type { Makeup } from './paint.ts'
import { HAIR, mix, type Skin, type Tone } from './palette.ts'
import { fill, group, line, oval } from './shapes.ts'

type Details = {
  face: Face
  skin: Skin
  tone: Tone
  makeup: Makeup
  isActor: boolean
  headwear: Headwear
  dark: string
  metal: string
}

/** The head without its hair: face, makeup, features and shading. */
export function headOf(random: Random, { cut, skinIndex, traits }: Sitter, details: Details) {
  const { face, skin, tone, makeup, isActor, headwear, dark, metal } = details
  const { isUncanny = false } = makeup
  const isGrey = traits.includes('g')
  const beard = cut === 'm' && !makeup.coversChin ? beardFor(random, traits) : 'none'
  const naturalLip = cut === 'm' ? mix(skin.lip, skin.base, 0.45) : skin.lip
  const lip = cut === 'm' && !isActor ? naturalLip : (makeup.lips ?? naturalLip)
  const painted =
    marks(random, skin, isGrey, Boolean(makeup.skin)) +
    (makeup.under ?? '') +
    BEARDS[beard](tone) +
    (makeup.hidesBrows ? '' : brows(random, cut, isGrey ? HAIR.grey.shade : tone.shade)) +
    eyes(gazeOf(random, skinIndex, isUncanny), isUncanny ? '#120d0d' : '#231713', skin, cut === 'f') +
    nose(random, skin) +
    mouth(random, cut, lip, skin, !isActor && beard !== 'full') +
    (makeup.over ?? '') +
    shading(dark) +
    (headwear.hidesTop ? oval(0, -36, 48, 15, dark, 'opacity=".34"') : '')
  return (
    ears(face, skin) +
    (cut === 'f' && random.chance(0.5) && !headwear.hidesHair ? earrings(random, face, metal) : '') +
    fill(outline(face), skin.base) +
    group(painted, 'clip-path="url(#face)"') +
    line(outline(face), 'url(#rim)', 2.4, 'clip-path="url(#face)"') +
    (!isActor && random.chance(0.17) ? glasses('#1a1614') : '')
  )
}

const CHINS: Beard[] = [
  'none',
  'none',
  'none',
  'stubble',
  'stubble',
  'stubble',
  'full',
  'moustache',
  'handlebar',
  'goatee',
]

const beardFor = (random: Random, traits: string) => (traits.includes('t') ? 'full' : random.pick(CHINS))
