import { useSiteSettings } from '../../features/gate/use-site-settings.ts'
import { FrameFacade } from '../../lib/frame-facade.tsx'
import { DIRECTIONS } from '../content/home.content.ts'
import { ADDRESS_LINES } from '../dreadmoor.content.ts'
import styles from './directions.module.css'
import { DrawnMap } from './drawn-map.tsx'

export function DirectionsSection() {
  const { mapUrl } = useSiteSettings()
  return (
    <section id="directions" className={`${styles.directions} late`} aria-labelledby="directions-title">
      <div className={styles.words}>
        <h2 id="directions-title" className="title">
          {DIRECTIONS.title}
        </h2>
        <address className={styles.address}>
          {ADDRESS_LINES.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className="prose">
          {DIRECTIONS.words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <a className={styles.link} href={DIRECTIONS.href}>
          {DIRECTIONS.link}
        </a>
      </div>
      {mapUrl ? (
        <FrameFacade src={mapUrl} href={DIRECTIONS.href} title={DIRECTIONS.mapTitle} className={styles.map}>
          <DrawnMap />
          <span className={styles.show}>
            <span>{DIRECTIONS.showMap}</span>
            <span className={styles.note}>{DIRECTIONS.mapNote}</span>
          </span>
        </FrameFacade>
      ) : (
        <div className={styles.map}>
          <DrawnMap />
        </div>
      )}
    </section>
  )
}
