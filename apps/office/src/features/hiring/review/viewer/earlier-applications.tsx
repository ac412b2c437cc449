import { Accordion } from '@mantine/core'
import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { HIRING } from '../hiring.texts.ts'
import type { Listed } from '../list/listed.ts'
import { ApplicationDetails } from './application-details.tsx'
import styles from './viewer.module.css'

type Props = { earlier: { listed: Listed; season: SeasonName | undefined }[] }

/** The applications of earlier seasons, collapsed, by season. */
export function EarlierApplications({ earlier }: Props) {
  if (!earlier.length) return null
  return (
    <section aria-label={HIRING.earlier}>
      <Accordion order={3}>
        {earlier.map(({ listed, season }) => (
          <Accordion.Item key={listed.application.id} value={String(listed.application.id)}>
            <Accordion.Control>{HIRING.earlierOf(season, listed.positionLabel)}</Accordion.Control>
            <Accordion.Panel>
              <div className={styles.viewer}>
                <ApplicationDetails listed={listed} />
              </div>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}
