import { Alert, NativeSelect } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import { datesOfOtherSeasons, shortDate } from '@nightshift/shared/site/site-content/derived/ticket-nights'
import type { Seller } from '@nightshift/shared/site/site-content/sections/tickets'
import { DataTable } from '../../../../../kit/data-table.tsx'
import { Section } from '../../../../../kit/page.tsx'
import type { EditorProps } from '../../editor-props.ts'
import { bindFields } from '../fields/bind-fields.ts'
import { FormattedField } from '../fields/formatted-field.tsx'
import { shortNight } from '../season-nights.ts'
import { EarlierDates } from './earlier-dates.tsx'
import { SELLER_HINTS, TICKETS, VENDORS } from './tickets.texts.ts'

const OPTIONS = Object.entries(VENDORS).map(([value, { label }]) => ({ value, label }))

type Props = {
  seller: Seller
  season?: Night[]
  /** The TICKETS setting of the server takes precedence. */
  isDecidedByServer: boolean
  problemAt: EditorProps<'tickets'>['problemAt']
  onChange: (seller: Seller) => void
}

/** Who sells the tickets, with the fields that this vendor needs. */
export function SellerFields({ seller, season, isDecidedByServer, problemAt, onChange }: Props) {
  const { vendor } = seller
  const field = bindFields(seller, onChange, problemAt, 'seller')
  return (
    <>
      {isDecidedByServer && (
        <Alert color="yellow" role="note">
          {TICKETS.environment}
        </Alert>
      )}
      <NativeSelect
        label={TICKETS.vendor}
        description={VENDORS[vendor].words}
        inputWrapperOrder={['label', 'input', 'description']}
        data={OPTIONS}
        value={vendor}
        onChange={({ currentTarget }) => field('vendor').onChange(currentTarget.value as Seller['vendor'])}
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
          {...field('url')}
        />
      )}
      {vendor === 'fareharbor' && (
        <FormattedField
          label={TICKETS.shortname}
          required
          description={SELLER_HINTS.fareharbor.address}
          maxLength={60}
          {...field('shortname')}
        />
      )}
      {vendor !== 'gate' && vendor !== 'demo' && season && (
        <SellerDates
          dates={seller.dates}
          season={season}
          hint={SELLER_HINTS[vendor].dates}
          problemAt={(date) => problemAt(`seller.dates.${date}`)}
          onChange={field('dates').onChange}
        />
      )}
    </>
  )
}

type Dates = Seller['dates']
type DatesProps = {
  dates: Dates
  season: Night[]
  hint: string
  problemAt: (date: string) => string | undefined
  onChange: (dates: Dates) => void
}

/** The seller's id of each night of the season; those of earlier seasons until somebody clears them. */
function SellerDates({ dates, season, hint, problemAt, onChange }: DatesProps) {
  const earlier = datesOfOtherSeasons(Object.keys(dates), season)
  return (
    <Section level={3} title={TICKETS.dates} about={hint}>
      <DataTable
        label={TICKETS.dates}
        rows={season}
        keyOf={({ date }) => date}
        neverCards
        columns={[
          { label: TICKETS.night, value: ({ date }) => shortNight(date) },
          {
            label: TICKETS.dateId,
            value: ({ date }) => (
              <FormattedField
                aria-label={TICKETS.dateIdOf(shortNight(date))}
                maxLength={80}
                value={dates[date] ?? ''}
                problem={problemAt(date)}
                onChange={(id) => onChange(id ? { ...dates, [date]: id } : without(dates, [date]))}
              />
            ),
          },
        ]}
      />
      {earlier.length > 0 && (
        <EarlierDates
          words={TICKETS.earlierDates}
          dates={earlier.map((date) => `${shortDate(date)}: ${dates[date]}`)}
          clear={TICKETS.clearEarlierDates}
          onClear={() => onChange(without(dates, earlier))}
        />
      )}
    </Section>
  )
}

const without = (dates: Dates, left: string[]) =>
  Object.fromEntries(Object.entries(dates).filter(([date]) => !left.includes(date)))
