import type { MouseEvent, ReactNode } from 'react'
import type { TicketRequest } from './adapter.ts'
import { useTickets } from './use-tickets.ts'

type Props = { request?: TicketRequest; className?: string; children: ReactNode }

/** A way to the checkout. It is a link, and stays one whenever the checkout cannot open in place. */
export function TicketLink({ request = {}, className, children }: Props) {
  const tickets = useTickets()
  const onClick = (event: MouseEvent) => {
    const ordinary =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (ordinary && tickets.open(request)) event.preventDefault()
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
