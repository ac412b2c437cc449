import { Link } from 'react-router'
import { Notice } from '../../features/public-site/notice.tsx'
import { usePublicSite } from '../../features/public-site/public-gate.tsx'
import heroTall from './art/hero-tall-800.avif'
import heroSmall from './art/hero-wide-1200.avif'
import heroLarge from './art/hero-wide-1920.avif'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './home-page.module.css'

export default function HomePage() {
  const { entry } = usePublicSite()
  return (
    <div className={styles.home}>
      <title>{`${DREADMOOR.name} ${DREADMOOR.tagline}`}</title>
      <meta name="description" content={DREADMOOR.intro} />
      <Notice message={entry.publicMsg} />
      <section className={styles.hero}>
        <picture>
          <source media="(max-width: 899px)" srcSet={heroTall} />
          <img
            className={styles.picture}
            srcSet={`${heroSmall} 1200w, ${heroLarge} 1920w`}
            sizes="100vw"
            src={heroLarge}
            width={1920}
            height={1080}
            alt=""
            fetchPriority="high"
          />
        </picture>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {DREADMOOR.name} <span className={styles.tagline}>{DREADMOOR.tagline}</span>
          </h1>
          <p className={styles.intro}>{DREADMOOR.intro}</p>
          {entry.enableApps && (
            <Link to="/apply" className={styles.call}>
              {DREADMOOR.nav.apply}
            </Link>
          )}
        </div>
      </section>
    </div>
  )
}
