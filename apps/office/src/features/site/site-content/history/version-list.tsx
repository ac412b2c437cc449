import { Badge, Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { SiteVersion } from '@nightshift/shared/site/site-content/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { Link } from 'react-router'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import styles from './history.module.css'
import { HISTORY } from './history.texts.ts'

type Props = { versions: SiteVersion[]; live: number; onBringBack: (number: number) => void }

/** The published versions, newest first. */
export function VersionList({ versions, live, onBringBack }: Props) {
  const { timeZone } = useFestival()
  return (
    <ol className={styles.versions} reversed>
      {versions.map((version) => {
        const { number, at, by, sections } = version
        return (
          <li key={number} className={styles.version}>
            <div className={styles.about}>
              <h2 className={styles.number}>
                {HISTORY.version(number)}
                {number === live && <Badge color="green">{HISTORY.live}</Badge>}
              </h2>
              <p className={styles.how}>{HISTORY.how(version)}</p>
              {version.how !== 'start' && <p className={styles.sections}>{HISTORY.sections(sections)}</p>}
              <p className={styles.who}>
                <strong>{by?.name ?? HISTORY.nobody}</strong>
                <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                component={Link}
                to={`${OFFICE_PATHS.sitePreview}?version=${number}`}
                variant="default"
                aria-label={HISTORY.lookAt(number)}
              >
                {HISTORY.look}
              </Button>
              {number !== live && (
                <Button
                  variant="default"
                  aria-label={HISTORY.bringBackOf(number)}
                  onClick={() => onBringBack(number)}
                >
                  {HISTORY.bringBack}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
