import { Switch } from '@mantine/core'
import type { TicketsSection } from '@nightshift/shared/site/site-content/sections/tickets'
import settings from '../../../../../ui/settings/settings.module.css'
import { FormattedField } from '../../editors/fields/formatted-field.tsx'
import { LineField } from '../../editors/fields/line-field.tsx'
import { TICKETS } from './tickets.texts.ts'

type Offer = NonNullable<TicketsSection['partnerOffer']>

const NO_OFFER: Offer = { name: '', words: '', link: '', href: '' }

type Props = {
  offer: Offer | null
  problemAt: (path: string) => string | undefined
  onChange: (offer: Offer | null) => void
}

/** An offer that somebody else sells, if there is one. */
export function PartnerOfferFields({ offer, problemAt, onChange }: Props) {
  const problem = (field: keyof Offer) => problemAt(`partnerOffer.${field}`)
  const change = (changes: Partial<Offer>) => onChange({ ...(offer ?? NO_OFFER), ...changes })
  return (
    <>
      <Switch
        size="md"
        label={TICKETS.hasOffer}
        description={TICKETS.hasOfferHint}
        checked={offer !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NO_OFFER : null)}
      />
      {offer && (
        <>
          <LineField
            label={TICKETS.offerName}
            required
            max={60}
            value={offer.name}
            problem={problem('name')}
            onChange={(name) => change({ name })}
          />
          <LineField
            label={TICKETS.offerWords}
            max={300}
            isLong
            value={offer.words}
            problem={problem('words')}
            onChange={(words) => change({ words })}
          />
          <div className={settings.pair}>
            <LineField
              label={TICKETS.offerLink}
              required
              max={60}
              value={offer.link}
              problem={problem('link')}
              onChange={(link) => change({ link })}
            />
            <FormattedField
              label={TICKETS.offerHref}
              required
              inputMode="url"
              placeholder="https://"
              value={offer.href}
              problem={problem('href')}
              onChange={(href) => change({ href })}
            />
          </div>
        </>
      )}
    </>
  )
}
