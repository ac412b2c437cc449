// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SectionLinks } from './section-links.tsx'

const scrolled = vi.fn<(this: Element) => void>()

beforeEach(() => {
  scrolled.mockReset()
  Element.prototype.scrollIntoView = scrolled
})

const Links = ({ waiting }: { waiting: number }) => (
  <SectionLinks
    label="Timesheets"
    sections={[
      { to: '/attention', label: 'Needs attention', count: waiting },
      { to: '/labour-cost', label: 'Labour cost' },
    ]}
  />
)

test('the current section comes into view, again after a count has moved it', () => {
  const { rerender } = renderPage(<Links waiting={0} />, { at: '/labour-cost' })
  expect(scrolled.mock.contexts.map(({ textContent }) => textContent)).toEqual(['Labour cost'])
  rerender(<Links waiting={4} />)
  expect(scrolled).toHaveBeenCalledTimes(2)
  rerender(<Links waiting={4} />)
  expect(scrolled).toHaveBeenCalledTimes(2)
})
