import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import styles from './preview.module.css'

type Props = {
  title: string
  address: string
  /** The width of the page in the frame, which is scaled down to fit. */
  width: number
  /** The page is loaded again when this changes. */
  contentKey: string
}

/** A page of the site in a frame of a given width. */
export function PreviewFrame({ title, address, width, contentKey }: Props) {
  const { ref: space, width: available, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(contentKey)
  const scale = available ? Math.min(1, available / width) : 1

  useEffect(() => {
    const element = frame.current
    const page = element?.contentWindow
    if (!page || shown.current === contentKey) return
    shown.current = contentKey
    const { scrollY } = page
    const restore = () => element.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' })
    element.addEventListener('load', restore, { once: true })
    page.location.reload()
  }, [contentKey])

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div ref={space} className={styles.space}>
        <iframe
          // A new frame for a new address: navigating this one would add to the history of the tab.
          key={address}
          ref={frame}
          title={title}
          src={address}
          className={styles.frame}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}
