import { Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { PREVIEW } from '../site-content/preview/preview.texts.ts'
import { PreviewPane } from '../site-content/preview/preview-pane.tsx'
import styles from './overview-page.module.css'

/** The site with its drafts, or with the version in the address. */
export default function PreviewPage() {
  const { site } = useEditedSite()
  const [search] = useSearchParams()
  const asked = search.get('version')
  const version = asked !== null && /^\d+$/.test(asked) ? Number(asked) : undefined
  return (
    <div className={styles.page}>
      <Title order={1}>{version === undefined ? PREVIEW.title : PREVIEW.ofVersion(version)}</Title>
      <p className={styles.hint}>
        {version === undefined ? PREVIEW.explanation : PREVIEW.explanationOfVersion}
      </p>
      <PreviewPane site={site} version={version} />
    </div>
  )
}
