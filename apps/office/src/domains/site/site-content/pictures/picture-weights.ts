import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import type { Picture } from '@nightshift/shared/site/site-content/picture'
import {
  HOME_PICTURE_BUDGET,
  homePictureBytes,
  homePictureBytesWith,
  type PicturePlace,
} from '@nightshift/shared/site/site-content/picture-weight'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'

const SECTIONS: Record<PicturePurpose, PicturePlace['section']> = {
  hero: 'look',
  logo: 'look',
  social: 'look',
  attraction: 'attractions',
  join: 'jobs',
}

/** What the pictures of the home page weigh, and by how much one would be too heavy in a field. */
export function pictureWeights({ draft, parent }: EditedSite, purpose: PicturePurpose, path: string) {
  const { attractions, look, jobs } = draft
  const content = {
    attractions: attractions ?? parent!.content.attractions,
    look: look ?? parent!.content.look,
    jobs: jobs ?? parent!.content.jobs,
  } satisfies Partial<SiteContent>
  const now = homePictureBytes(content)
  const bytesWith = (picture: Picture) =>
    homePictureBytesWith(content, { section: SECTIONS[purpose], path }, picture)
  return {
    bytesWith: (picture: Picture | null) => (picture ? bytesWith(picture) : now),
    /** Bytes over the budget. Where it is exceeded already, a lighter picture can be chosen. */
    excessOf: (picture: Picture) => {
      const bytes = bytesWith(picture)
      return bytes > now ? Math.max(0, bytes - HOME_PICTURE_BUDGET) : 0
    },
  }
}
