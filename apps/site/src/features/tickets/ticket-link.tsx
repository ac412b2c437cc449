import type { MouseEvent, ReactNode } from 'react'
import { isOrdinaryClick } from '../../lib/ordinary-click.ts'
import { usePageData } from '../../lib/page-data.ts'
import type { TicketRequest } from './adapter.ts'
import { useTickets } from './use-tickets.ts'

type Props = { request?: TicketRequest; className?: string; children: ReactNode }

/** A link to the checkout, opened in place where the seller's script allows it (progressive enhancement). */
export function TicketLink({ request = {}, className, children }: Props) {
  const tickets = useTickets()
  const { preview } = usePageData()
  const onClick = (event: MouseEvent) => {
    // A preview shows the checkout with the draft, which only its own addresses do.
    if (preview || !isOrdinaryClick(event)) return
    if (tickets.open(request)) event.preventDefault()
  }
  return (
    <a
      className={className}
      href={tickets.href(request)}
      onClick={onClick}
      onPointerEnter={tickets.preload}
      onFocus={tickets.preload}
    >
      {children}
    </a>
  )
}
