import { NativeSelect } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import type { Seller } from '@nightshift/shared/site/site-content/sections/tickets'
import { FormattedField } from '../../editors/fields/formatted-field.tsx'
import styles from '../sales.module.css'
import { SellerDates } from './seller-dates.tsx'
import { SELLER_HINTS, TICKETS, VENDORS } from './tickets.texts.ts'

const OPTIONS = Object.entries(VENDORS).map(([value, { label }]) => ({ value, label }))

type Props = {
  seller: Seller
  season?: Night[]
  /** The TICKETS setting of the server takes precedence. */
  isDecidedByServer: boolean
  problemAt: (path: string) => string | undefined
  onChange: (seller: Seller) => void
}

/** Who sells the tickets, with the fields that this vendor needs. */
export function SellerFields({ seller, season, isDecidedByServer, problemAt, onChange }: Props) {
  const { vendor, url, shortname, dates } = seller
  const change = (changes: Partial<Seller>) => onChange({ ...seller, ...changes })
  return (
    <>
      {isDecidedByServer && (
        <p role="note" className={styles.decided}>
          {TICKETS.environment}
        </p>
      )}
      <NativeSelect
        label={TICKETS.vendor}
        description={VENDORS[vendor].words}
        inputWrapperOrder={['label', 'input', 'description']}
        data={OPTIONS}
        value={vendor}
        onChange={({ currentTarget }) => change({ vendor: currentTarget.value as Seller['vendor'] })}
      />
      {(vendor === 'link' || vendor === 'pretix') && (
        <FormattedField
          key={vendor}
          label={TICKETS.url[vendor]}
          required
          description={SELLER_HINTS[vendor].address}
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          value={url}
          problem={problemAt('seller.url')}
          onChange={(changed) => change({ url: changed })}
        />
      )}
      {vendor === 'fareharbor' && (
        <FormattedField
          label={TICKETS.shortname}
          required
          description={SELLER_HINTS.fareharbor.address}
          maxLength={60}
          value={shortname}
          problem={problemAt('seller.shortname')}
          onChange={(changed) => change({ shortname: changed })}
        />
      )}
      {vendor !== 'gate' && vendor !== 'demo' && season && (
        <SellerDates
          dates={dates}
          season={season}
          hint={SELLER_HINTS[vendor].dates}
          problemAt={(date) => problemAt(`seller.dates.${date}`)}
          onChange={(changed) => change({ dates: changed })}
        />
      )}
    </>
  )
}
