import type { TicketSettings } from '@nightshift/shared/site/public-site/settings'
import { useMemo } from 'react'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import type { TicketAdapter } from './adapter.ts'
import { demo } from './demo.tsx'
import { fareharbor } from './fareharbor.ts'
import { gate } from './gate.ts'
import { link } from './link.ts'
import { pretix } from './pretix.ts'

/** The adapter of the ticket seller. */
export function useTickets() {
  const { tickets } = useSiteSettings()
  return useMemo(() => adapterOf(tickets), [tickets])
}

export function adapterOf(settings: TicketSettings): TicketAdapter {
  if (settings.vendor === 'pretix') return pretix(settings)
  if (settings.vendor === 'fareharbor') return fareharbor(settings)
  if (settings.vendor === 'link') return link(settings)
  return settings.vendor === 'demo' ? demo : gate
}
