import { Button, NativeSelect } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import { datesOfOtherSeasons, shortDate } from '@nightshift/shared/site/site-content/derived/ticket-nights'
import type { Seller } from '@nightshift/shared/site/site-content/sections/tickets'
import { FormattedField } from '../../editors/fields/formatted-field.tsx'
import styles from '../sales.module.css'
import { shortNight } from '../short-night.ts'
import { SELLER_HINTS, TICKETS, VENDORS } from './tickets.texts.ts'

type Dates = Seller['dates']
type SellerDatesProps = {
  dates: Dates
  season: Night[]
  hint: string
  problemAt: (date: string) => string | undefined
  onChange: (dates: Dates) => void
}

/** The seller's id of each night of the season; those of earlier seasons until somebody clears them. */
function SellerDates({ dates, season, hint, problemAt, onChange }: SellerDatesProps) {
  const earlier = datesOfOtherSeasons(Object.keys(dates), season)
  return (
    <div className={styles.fieldset}>
      <table className={styles.dates}>
        <caption>
          <span className={styles.quoted}>{TICKETS.dates}</span>
          <span className={styles.hint}>{hint}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{TICKETS.night}</th>
            <th scope="col">{TICKETS.dateId}</th>
          </tr>
        </thead>
        <tbody>
          {season.map(({ date }) => (
            <tr key={date}>
              <th scope="row">{shortNight(date)}</th>
              <td>
                <FormattedField
                  aria-label={TICKETS.dateIdOf(shortNight(date))}
                  maxLength={80}
                  value={dates[date] ?? ''}
                  problem={problemAt(date)}
                  onChange={(id) => onChange(id ? { ...dates, [date]: id } : without(dates, [date]))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <p>{TICKETS.earlierDates}</p>
          <ul>
            {earlier.map((date) => (
              <li key={date}>
                <del>
                  {shortDate(date)}: {dates[date]}
                </del>
              </li>
            ))}
          </ul>
          <Button variant="default" onClick={() => onChange(without(dates, earlier))}>
            {TICKETS.clearEarlierDates}
          </Button>
        </div>
      )}
    </div>
  )
}

const without = (dates: Dates, left: string[]) =>
  Object.fromEntries(Object.entries(dates).filter(([date]) => !left.includes(date)))

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
