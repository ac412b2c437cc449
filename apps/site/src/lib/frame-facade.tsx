import { type MouseEvent, type ReactNode, useState } from 'react'
import { isOrdinaryClick } from './ordinary-click.ts'

type Props = { src: string; href: string; title: string; className?: string; children: ReactNode }

/** The same function each time, or every render of the page would take the focus again. */
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * Something of somebody else's behind a picture of ours: it loads when it is clicked. Without a script the picture
 * is a link to the same thing.
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
