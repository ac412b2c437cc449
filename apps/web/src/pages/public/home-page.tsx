import { Suspense } from 'react'
import { Notice } from '../../features/public-site/notice.tsx'
import { usePublicSite } from '../../features/public-site/public-gate.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { FACES } from './content/home.content.ts'
import { Sections } from './home/late-sections.ts'

export default function HomePage() {
  const { entry } = usePublicSite()
  const face = FACES[entry.variant]
  return (
    <div>
      <title>{`${face.title} ${face.tagline}`}</title>
      <meta name="description" content={face.description} />
      <Notice message={entry.publicMsg} />
      <Suspense fallback={<Loading />}>
        <Sections />
      </Suspense>
    </div>
  )
}
