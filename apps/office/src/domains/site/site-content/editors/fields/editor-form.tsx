import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { type ReactNode, useMemo } from 'react'
import { LinkChoicesContext, linkChoices } from '../../rich-text/link-choices.ts'
import styles from './fields.module.css'

/** The frame of a section's form. Its links can lead to the pages and anchors of the site that is edited. */
export function EditorForm({ site, children }: { site: EditedSite; children: ReactNode }) {
  const choices = useMemo(() => linkChoices(site), [site])
  return (
    <LinkChoicesContext value={choices}>
      <div className={styles.form}>{children}</div>
    </LinkChoicesContext>
  )
}
