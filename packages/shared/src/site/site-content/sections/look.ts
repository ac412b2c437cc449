import { z } from 'zod'
import { AA } from '../contrast.ts'
import { DISPLAY_FACE_NAMES } from '../display-faces.ts'
import { accentContrast, isReadableAccent, PALETTE_NAMES } from '../palettes.ts'
import { Picture } from '../picture.ts'
import { line } from './fields.ts'

/** The brand: its names, colours, display face and pictures. */
export const LookSection = z
  .strictObject({
    name: line(60),
    title: line(60),
    tagline: line(80),
    intro: line(200),
    /** For search engines and previews of links. */
    description: line(300),
    suggestedAge: line(20),
    copyright: line(120),
    palette: z.enum(PALETTE_NAMES),
    accent: z.string().regex(/^#[0-9a-f]{6}$/, 'is a colour like #e59a4c'),
    face: z.enum(DISPLAY_FACE_NAMES),
    hero: z.strictObject({ wide: Picture.nullable(), tall: Picture.nullable() }),
    logo: Picture.nullable(),
    socialPicture: Picture.nullable(),
  })
  .superRefine(({ palette, accent }, context) => {
    if (!/^#[0-9a-f]{6}$/.test(accent) || isReadableAccent(palette, accent)) return
    const ratio = accentContrast(palette, accent).toFixed(1)
    context.addIssue({
      code: 'custom',
      path: ['accent'],
      message: `has a contrast of ${ratio} to 1; text needs ${AA} to 1`,
    })
  })
export type LookSection = z.infer<typeof LookSection>
