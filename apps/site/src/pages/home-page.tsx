import { Notice } from '@nightshift/ui/notice/notice.tsx'
import { useEffect } from 'react'
import { usePublicSite } from '../features/gate/public-gate.tsx'
import { revealBelowFold } from '../lib/reveal-below-fold.ts'
import { FACES } from './content/home.content.ts'
import { Sections } from './home/sections.tsx'

export default function HomePage() {
  const { entry } = usePublicSite()
  const face = FACES[entry.variant]
  useEffect(() => revealBelowFold(), [])
  return (
    <div>
      <title>{`${face.title} ${face.tagline}`}</title>
      <meta name="description" content={face.description} />
      <Notice message={entry.publicMsg} />
      <Sections />
    </div>
  )
}
