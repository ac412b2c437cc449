import { useBrand } from '../../features/content/use-content.ts'
import { useSiteSettings } from '../../features/gate/use-site-settings.ts'
import { TicketLink } from '../../features/tickets/ticket-link.tsx'
import { SITE } from '../site.texts.ts'

/** The link to the seller's checkout, or to what the page says about tickets; none where it says nothing. */
export function TicketsButton({ className }: { className?: string }) {
  const { vendor } = useSiteSettings().tickets
  const isSaid = useBrand().nav.some(({ id }) => id === 'tickets')
  if (vendor === 'gate' && !isSaid) return null
  return <TicketLink className={className}>{SITE.nav.tickets}</TicketLink>
}
