import { type MouseEvent, type ReactNode, useState } from 'react'
import { isOrdinaryClick } from './ordinary-click.ts'

type Props = { src: string; href: string; title: string; className?: string; children: ReactNode }

/** A stable ref callback: a new one would take the focus on every render. */
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * Facade: a placeholder image for a third-party frame, which loads on a click. Without scripts the image
 * is a link to the same content.
 */
export function FrameFacade({ src, href, title, className, children }: Props) {
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <iframe ref={focusOnce} className={className} src={src} title={title} allow="fullscreen; autoplay" />
    )
  const show = (event: MouseEvent) => {
    if (!isOrdinaryClick(event)) return
    event.preventDefault()
    setShown(true)
  }
  return (
    <a className={className} href={href} onClick={show}>
      {children}
    </a>
  )
}
