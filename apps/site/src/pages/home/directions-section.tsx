import { directionsUrl } from '@nightshift/shared/site/public-site/effective-settings'
import { addressLines } from '@nightshift/shared/site/site-content/place'
import { useContent } from '../../features/content/use-content.ts'
import { useSiteSettings } from '../../features/gate/use-site-settings.ts'
import { Each } from '../../lib/each.tsx'
import { FrameFacade } from '../../lib/frame-facade.tsx'
import { RichText } from '../rich-text.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import styles from './directions.module.css'
import { DrawnMap } from './drawn-map.tsx'
import { DIRECTIONS } from './home.texts.ts'
import { PlainMap } from './plain-map.tsx'

export function DirectionsSection() {
  const { mapUrl } = useSiteSettings()
  const { title, place, words, position, drawing } = useContent('directions')
  const way = position ? directionsUrl(position) : mapUrl
  const map = drawing === 'moor' ? <DrawnMap /> : <PlainMap name={place.name} />
  return (
    <section
      id="directions"
      className={`${styles.directions} late`}
      aria-labelledby={labelledBy('directions', title)}
    >
      <div className={styles.words}>
        <SectionTitle id="directions" title={title} />
        <address className={styles.address}>
          <Each of={addressLines(place)}>{(line) => <span>{line}</span>}</Each>
        </address>
        <div className="prose">
          <RichText text={words} />
        </div>
        {way && (
          <a className={styles.link} href={way} rel="noopener">
            {DIRECTIONS.link}
          </a>
        )}
      </div>
      {mapUrl && way ? (
        <FrameFacade src={mapUrl} href={way} title={DIRECTIONS.mapTitle(place.name)} className={styles.map}>
          {map}
          <span className={styles.show}>
            <span>{DIRECTIONS.showMap}</span>
            <span className={styles.note}>{DIRECTIONS.mapNote}</span>
          </span>
        </FrameFacade>
      ) : (
        <div className={styles.map}>{map}</div>
      )}
    </section>
  )
}
