// @vitest-environment jsdom
import { DEFAULT_VITALS_URL, type SiteSettings } from '@nightshift/shared/site/public-site/settings'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data.ts'
import { TicketLink } from './ticket-link.tsx'

const url = 'https://tix.example/org/event'
const settings: SiteSettings = {
  tickets: { vendor: 'pretix', url, products: { fast: '42' }, dates: {} },
  vitalsUrl: DEFAULT_VITALS_URL,
}

/** Clicks on the link. Returns whether the browser follows it. */
function follows() {
  render(
    <PageDataContext value={{ host: 'haunt.example', pathname: '/', settings }}>
      <TicketLink request={{ product: 'fast' }}>Buy</TicketLink>
    </PageDataContext>,
  )
  const link = screen.getByRole('link', { name: 'Buy' })
  expect(link.getAttribute('href')).toBe(`${url}/`)
  const click = createEvent.click(link, { button: 0 })
  fireEvent(link, click)
  return !click.defaultPrevented
}

afterEach(() => {
  delete window.PretixWidget
})

test('a seller whose script is there sells in place', () => {
  const open = vi.fn()
  window.PretixWidget = { open }
  expect(follows()).toBe(false)
  expect(open).toHaveBeenCalledOnce()
})

test('a seller whose script was blocked sells on its own page', () => {
  expect(follows()).toBe(true)
})
