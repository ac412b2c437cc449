import type { Random } from '../random.ts'
import { CHARACTERS, type CharacterName } from './casting.ts'
import type { Headwear } from './clothes/hats.ts'
import { type Character, COSTUMES, HEADWEAR, MAKEUP } from './clothes/wardrobe.ts'
import { HAIRSTYLES, hairstylesFor } from './face/hair.ts'
import { type Cut, faceOf, type Sitter } from './face/head.ts'
import { frame } from './frame.ts'
import { MOTIFS } from './grounds.ts'
import { headOf } from './likeness.ts'
import type { Makeup } from './paint.ts'
import { CLOTH, type ClothColor, GROUNDS, HAIR, NATURAL, SKINS, type Skin, type Tone } from './palette.ts'
import { group } from './shapes.ts'
import { neck } from './torso.ts'

type Part = { character: CharacterName; turn: number }

/** Draws somebody in costume, 250 by 250, as SVG. The look gives face and hair, the role the costume, and a seeded random generator the rest. */
export function portrait(random: Random, look: string, { character: name, turn }: Part) {
  const sitter: Sitter = { cut: look[0] as Cut, skinIndex: Number(look[1]) - 1, traits: look.slice(2) }
  const character: Character = CHARACTERS[name]
  const next = <Item>(items: Item[]) => items[turn % items.length]!
  const makeup: Makeup = MAKEUP[next(character.makeup)]()
  const skin: Skin = { ...SKINS[sitter.skinIndex]!, ...makeup.skin }
  const cloth = next(character.cloth)
  const trim = CLOTH[next(character.trim)]
  const ground = GROUNDS[next(character.ground.filter((color) => !CLASHES[cloth]?.includes(color)))]
  const tone = HAIR[hairColor(random, sitter)]
  const face = faceOf(random, sitter.cut)
  const costume = COSTUMES[next(character.costume)](CLOTH[cloth], trim, skin)
  const headwear = headwearFor(random, sitter, next(character.headwear), cloth, trim)
  const hair = headwear.hidesHair ? { front: '' } : hairFor(random, sitter, headwear)(random, tone)
  const isActor = !character.makeup.includes('none')

  const atHead = `translate(125 ${headwear.hidesTop ? 124 : 117}) rotate(${random.near(0, 5).toFixed(1)}) scale(.96)`
  const onHead = (content = '') =>
    group(content, `transform="${atHead} scale(${(face.temple / 43).toFixed(3)} 1)"`)
  const underHat = (content = '') =>
    onHead(headwear.hidesTop ? group(content, 'clip-path="url(#below-hat)"') : content)
  const onShoulders = (content = '') => group(content, 'transform="translate(125 2)"')

  return frame(ground, face, {
    isFlipped: random.chance(0.5),
    zoom: headwear.hidesTop ? 1.07 : 1.16,
    backdrop: MOTIFS[next(character.motif)](random, ground),
    figure:
      onHead(headwear.back) +
      underHat(hair.back) +
      onShoulders(costume.back) +
      neck(skin, sitter.cut, ground.dark) +
      onShoulders(costume.body) +
      group(
        headOf(random, sitter, {
          face,
          skin,
          tone,
          makeup,
          isActor,
          headwear,
          dark: ground.dark,
          metal: trim.light,
        }),
        `transform="${atHead}"`,
      ) +
      underHat(hair.front) +
      onHead(headwear.front),
  })
}

/** Backdrops without contrast to the clothes. */
const CLASHES: Partial<Record<ClothColor, string[]>> = {
  moss: ['moss'],
  violet: ['violet'],
  oxblood: ['oxblood', 'ember'],
  wine: ['oxblood'],
  ember: ['ember'],
  midnight: ['slate'],
}

const SCARVES: ClothColor[] = ['wine', 'midnight', 'bone', 'violet', 'ash']

function headwearFor(
  random: Random,
  { traits }: Sitter,
  name: Character['headwear'][number],
  cloth: ClothColor,
  trim: Tone,
): Headwear {
  if (traits.includes('h')) {
    return HEADWEAR.headscarf(CLOTH[random.pick(SCARVES.filter((color) => color !== cloth))])
  }
  if (traits.includes('t')) return HEADWEAR.turban(trim)
  return name === 'none' ? { front: '' } : HEADWEAR[name](CLOTH[cloth], trim)
}

/** Hairstyles that do not fit below a hat. */
const TALL = ['topKnot', 'afro', 'quiff', 'cloud', 'chignon']

function hairFor(random: Random, { cut, skinIndex }: Sitter, { hidesTop }: Headwear) {
  const styles = hairstylesFor(cut, skinIndex).filter((name) => !hidesTop || !TALL.includes(name))
  return HAIRSTYLES[random.pick(styles)]
}

function hairColor(random: Random, { skinIndex, traits }: Sitter) {
  if (traits.includes('g')) return random.pick(['grey', 'white'] as const)
  if (random.chance(0.07)) return random.pick(['plum', 'teal'] as const)
  return random.pick(NATURAL[traits.includes('d') ? SKINS.length - 1 : skinIndex]!)
}
