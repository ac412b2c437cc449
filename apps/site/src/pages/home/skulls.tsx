import styles from './attraction.module.css'
import { ATTRACTION } from './home.texts.ts'

const SKULLS = [1, 2, 3, 4, 5]

const SKULL =
  'M12 2C6.9 2 3.2 5.6 3.2 10.3c0 2.7 1 4.7 2.6 6.1.5.4.7.9.7 1.5v2c0 .8.6 1.3 1.3 1.3h.7v-2.4h1.3v2.4h1.5v-2.4h1.4v2.4h1.5v-2.4h1.3v2.4h.7c.7 0 1.3-.5 1.3-1.3v-2c0-.6.2-1.1.7-1.5 1.6-1.4 2.6-3.4 2.6-6.1C20.8 5.6 17.1 2 12 2zM6.4 11.1c.1-1.5 1.4-2.3 2.7-2 1.2.3 1.9 1.5 1.6 2.8-.3 1.2-1.5 1.9-2.7 1.6-1.1-.2-1.7-1.2-1.6-2.4zm11.2 0c.1 1.2-.5 2.2-1.6 2.4-1.2.3-2.4-.4-2.7-1.6-.3-1.3.4-2.5 1.6-2.8 1.3-.3 2.6.5 2.7 2zM12 13.4l1.4 2.9c-.8.5-2 .5-2.8 0z'

/** The intensity of an attraction in skulls; the accessible name says the number. */
export const Skulls = ({ skulls }: { skulls: number }) => (
  <span className={styles.skulls} role="img" aria-label={ATTRACTION.skulls(skulls, SKULLS.length)}>
    {SKULLS.map((place) => (
      <svg
        key={place}
        viewBox="0 0 24 24"
        width="28"
        height="28"
        aria-hidden="true"
        data-lit={place <= skulls}
      >
        <path fillRule="evenodd" d={SKULL} />
      </svg>
    ))}
  </span>
)
