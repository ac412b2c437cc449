import { isKnownLink } from '@nightshift/shared/site/site-content/link'
import type { ReactNode } from 'react'

type Props = { href: string; label?: string; className?: string; children: ReactNode }

/** A link of the content; plain text while its address is missing. */
export const OutwardLink = ({ href, label, className, children }: Props) =>
  isKnownLink(href) ? (
    <a href={href} rel="noopener" aria-label={label || undefined} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
