import { useState } from 'react'
import styles from './person-photo.module.css'

const WORDS = {
  of: (name: string) => `Photo of ${name}`,
  none: (name: string) => `No photo of ${name} yet`,
}

type Props = { photo: string | null; name: string; size: number; loading?: 'lazy' | 'eager' }

/** A person's photo, or a placeholder, also when the photo cannot be loaded. */
export function PersonPhoto({ photo, name, size, loading = 'lazy' }: Props) {
  const [failed, setFailed] = useState<string>()
  const isSmall = size < 40 || undefined
  return photo && photo !== failed ? (
    <img
      className={styles.photo}
      data-small={isSmall}
      src={photo}
      alt={WORDS.of(name)}
      width={size}
      height={size}
      loading={loading}
      onError={() => setFailed(photo)}
    />
  ) : (
    <svg
      className={styles.photo}
      data-small={isSmall}
      role="img"
      aria-label={WORDS.none(name)}
      width={size}
      height={size}
      viewBox="0 0 250 250"
    >
      <rect className={styles.ground} width="250" height="250" />
      <circle className={styles.moon} cx="125" cy="108" r="82" />
      <path className={styles.figure} d="M30 250c4-56 42-84 95-84s91 28 95 84z" />
      <ellipse className={styles.figure} cx="125" cy="110" rx="42" ry="50" />
    </svg>
  )
}
