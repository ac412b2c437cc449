import { Notice } from '@nightshift/ui/notice/notice.tsx'
import { usePublicSite } from '../features/gate/public-gate.tsx'
import { FACES } from './content/home.content.ts'
import { Sections } from './home/sections.tsx'

export default function HomePage() {
  const { entry } = usePublicSite()
  const face = FACES[entry.variant]
  return (
    <div>
      <title>{`${face.title} ${face.tagline}`}</title>
      <meta name="description" content={face.description} />
      <Notice message={entry.publicMsg} />
      <Sections />
    </div>
  )
}
