import { useBrand } from '../../features/content/use-content.ts'
import { TicketLink } from '../../features/tickets/ticket-link.tsx'
import { SITE } from '../site.texts.ts'

type Props = { className?: string; saysWhy?: boolean }

/** The link to the seller's checkout; to what the page says about tickets while none can be bought. */
export function TicketsButton({ className, saysWhy = false }: Props) {
  const { selling } = useBrand()
  if (selling === 'open') return <TicketLink className={className}>{SITE.nav.tickets}</TicketLink>
  return (
    <a className={className} href="/#tickets">
      {saysWhy && selling !== 'notNow' ? SITE.selling[selling] : SITE.nav.tickets}
    </a>
  )
}
