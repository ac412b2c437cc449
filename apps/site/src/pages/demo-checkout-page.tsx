import './shell/public.css'
import { useContent } from '../features/content/use-content.ts'
import { PublicGate } from '../features/gate/public-gate.tsx'
import { useSearch } from '../lib/page-data.ts'
import { CHECKOUT } from './demo-checkout.texts.ts'
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
  const wanted = new URLSearchParams(useSearch())
  const { offers } = useContent('tickets')
  const ticket = offers.find(({ id }) => id === wanted.get('product'))
  const lowest = offers.map(({ price }) => price).sort((one, other) => Number(one) - Number(other))[0]
  const date = wanted.get('date') ?? ''
  const quantity = /^[1-9]\d{0,2}$/.exec(wanted.get('quantity') ?? '')?.[0] ?? 1
  return (
    <main className={styles.checkout} aria-labelledby="checkout-title">
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
        {lowest && <dt>{CHECKOUT.price}</dt>}
        {lowest && <dd className={styles.price}>{ticket ? `$${ticket.price}` : CHECKOUT.from(lowest)}</dd>}
      </dl>
      <p>{CHECKOUT.words}</p>
    </main>
  )
}
