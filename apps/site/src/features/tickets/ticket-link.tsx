import type { MouseEvent, ReactNode } from 'react'
import { isOrdinaryClick } from '../../lib/ordinary-click.ts'
import type { TicketRequest } from './adapter.ts'
import { useTickets } from './use-tickets.ts'

type Props = { request?: TicketRequest; className?: string; children: ReactNode }

/** A way to the checkout. It is a link, and stays one whenever the checkout cannot open in place. */
export function TicketLink({ request = {}, className, children }: Props) {
  const tickets = useTickets()
  const onClick = (event: MouseEvent) => {
    if (isOrdinaryClick(event) && tickets.open(request)) event.preventDefault()
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
