import { z } from 'zod'
import { Link } from '../rich-text.ts'
import { line } from './fields.ts'

export const SOCIAL_KINDS = ['photos', 'film', 'talk'] as const

const Partner = z.strictObject({ name: line(60), what: line(60), href: Link })
const Sponsor = z.strictObject({ name: line(60), href: Link })
const SocialMedium = z.strictObject({ kind: z.enum(SOCIAL_KINDS), name: line(60), href: Link })

export const PartnersSection = z.strictObject({
  partners: z.strictObject({ title: line(60), list: z.array(Partner).max(20) }),
  sponsors: z.strictObject({ title: line(60), list: z.array(Sponsor).max(40) }),
  social: z.strictObject({ title: line(60), list: z.array(SocialMedium).max(10) }),
})
export type PartnersSection = z.infer<typeof PartnersSection>
