import { POLICIES, POLICIES_DESCRIPTION, POLICIES_LEAD } from './content/policies.content.ts'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './policies-page.module.css'
import { PageHead } from './shell/page-head.tsx'
import { useNamedEntry } from './use-named-entry.ts'

export default function PoliciesPage() {
  useNamedEntry()
  return (
    <div>
      <title>{`${DREADMOOR.titles.policies} · ${DREADMOOR.name}`}</title>
      <meta name="description" content={POLICIES_DESCRIPTION} />
      <PageHead title={DREADMOOR.titles.policies}>
        <p>{POLICIES_LEAD}</p>
      </PageHead>
      <div className={styles.list}>
        {POLICIES.map(({ id, name, words }) => (
          <details key={id} id={id} className={styles.policy}>
            <summary>
              <h2>{name}</h2>
            </summary>
            <div className="prose">
              {words.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
