import './shell/public.css'
import { PublicGate, usePublicSite } from '../features/gate/public-gate.tsx'
import { usePageData } from '../lib/page-data.ts'
import { CHECKOUT, TICKETS_SHOWN } from './content/tickets.content.ts'
import styles from './demo-checkout-page.module.css'
import { releaseDate } from './press/release-date.ts'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Stub checkout: says what would be bought, and sells nothing. */
export default function DemoCheckoutPage() {
  return (
    <PublicGate>
      <Checkout />
    </PublicGate>
  )
}

function Checkout() {
  const wanted = new URLSearchParams(usePageData().search)
  const { entry } = usePublicSite()
  const ticket = TICKETS_SHOWN[entry.variant].find(({ id }) => id === wanted.get('product'))
  const date = wanted.get('date') ?? ''
  const quantity = /^[1-9]\d{0,2}$/.exec(wanted.get('quantity') ?? '')?.[0] ?? 1
  return (
    <main className={styles.checkout} data-variant={entry.variant} aria-labelledby="checkout-title">
      <title>{CHECKOUT.title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.label}>{CHECKOUT.label}</p>
      <h1 id="checkout-title" className="heading">
        {CHECKOUT.title}
      </h1>
      <dl className={styles.order}>
        <dt>{CHECKOUT.ticket}</dt>
        <dd>{ticket?.name ?? CHECKOUT.anyTicket}</dd>
        <dt>{CHECKOUT.date}</dt>
        <dd>{DATE.test(date) ? releaseDate(date) : CHECKOUT.anyDate}</dd>
        <dt>{CHECKOUT.quantity}</dt>
        <dd>{quantity}</dd>
        <dt>{CHECKOUT.price}</dt>
        <dd className={styles.price}>{ticket ? `$${ticket.price}` : CHECKOUT.anyPrice}</dd>
      </dl>
      <p>{CHECKOUT.words}</p>
    </main>
  )
}
