import { useSearchParams } from 'react-router'
import { Section } from '../../../kit/page.tsx'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { PREVIEW } from '../site-content/preview/preview.texts.ts'
import { PreviewPane } from '../site-content/preview/preview-pane.tsx'

/** The site with its drafts, or with the version in the address. */
export default function PreviewPage() {
  const { site } = useEditedSite()
  const [search] = useSearchParams()
  const requested = search.get('version')
  const version = requested !== null && /^\d+$/.test(requested) ? Number(requested) : undefined
  return (
    <Section
      title={version === undefined ? PREVIEW.title : PREVIEW.ofVersion(version)}
      about={version === undefined ? PREVIEW.explanation : PREVIEW.explanationOfVersion}
    >
      <PreviewPane site={site} version={version} />
    </Section>
  )
}
