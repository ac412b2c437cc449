import { useState } from 'react'
import styles from './person-photo.module.css'
import { PERSON_PHOTO } from './person-photo.texts.ts'

type Props = { photo: string | null; name: string; size: number; loading?: 'lazy' | 'eager' }

/** A person's photo, or a placeholder, also when the photo cannot be loaded. */
export function PersonPhoto({ photo, name, size, loading = 'lazy' }: Props) {
  const [failed, setFailed] = useState<string>()
  return photo && photo !== failed ? (
    <img
      className={styles.photo}
      src={photo}
      alt={PERSON_PHOTO.of(name)}
      width={size}
      height={size}
      loading={loading}
      onError={() => setFailed(photo)}
    />
  ) : (
    <svg
      className={styles.photo}
      role="img"
      aria-label={PERSON_PHOTO.none(name)}
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
