import './public.css'
import { useEffect } from 'react'
import { NOT_FOUND } from './content/not-found.content.ts'
import styles from './not-found-page.module.css'
import { Picture } from './picture.tsx'

/** An address that leads nowhere. The server shows it for a while before it leads home; inside the browser it is instant. */
export default function NotFoundPage() {
  useEffect(() => window.location.replace('/'), [])
  return (
    <main className={styles.lost}>
      <title>{NOT_FOUND.title}</title>
      <meta name="robots" content="noindex" />
      <Picture name="bog" width={1600} height={1000} className={styles.picture} urgent />
      <div className={styles.words}>
        <h1 className="title">{NOT_FOUND.heading}</h1>
        <p>{NOT_FOUND.words}</p>
        <a className="button" href="/">
          {NOT_FOUND.home}
        </a>
      </div>
    </main>
  )
}
