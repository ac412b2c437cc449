import { useBrand, useContent } from '../features/content/use-content.ts'
import styles from './policies-page.module.css'
import { RichText } from './rich-text.tsx'
import { PageHead } from './shell/page-head.tsx'
import { SITE } from './site.texts.ts'
import { useNamedEntry } from './use-named-entry.ts'

export default function PoliciesPage() {
  const { lead, description, list } = useContent('policies')
  useNamedEntry()
  return (
    <div>
      <title>{SITE.titled(SITE.titles.policies, useBrand().look.name)}</title>
      <meta name="description" content={description} />
      <PageHead title={SITE.titles.policies} lead={lead} />
      <div className={styles.list}>
        {list.map(({ id, name, words }) => (
          <details key={id} id={id} className={styles.policy}>
            <summary>
              <h2>{name || id}</h2>
            </summary>
            <div className="prose">
              <RichText text={words} />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
