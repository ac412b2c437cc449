import { Notice } from '@nightshift/ui/notice/notice.tsx'
import { useEffect } from 'react'
import { useBrand, useContent } from '../features/content/use-content.ts'
import { revealBelowFold } from '../lib/reveal-below-fold.ts'
import { Sections } from './home/sections.tsx'

export default function HomePage() {
  const { title, tagline, description } = useBrand().look
  const notices = useContent('notices')
  useEffect(() => revealBelowFold(), [])
  return (
    <div className="home">
      <title>{`${title} ${tagline}`.trim()}</title>
      <meta name="description" content={description} />
      {notices.map(({ id, kind, text }) => (
        <Notice key={id} id={id} kind={kind} message={text} />
      ))}
      <Sections />
    </div>
  )
}
