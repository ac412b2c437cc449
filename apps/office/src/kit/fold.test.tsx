// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Fold } from './fold.tsx'
import { FieldGroup } from './layout.tsx'

test('a fold shows its name, and the rest once it is opened', () => {
  renderPage(<Fold title="2 revoked kiosks">Barn door</Fold>)
  const fold = screen.getByText('2 revoked kiosks').closest('details')!
  expect(fold.open).toBe(false)
  expect(fold.textContent).toBe(' 2 revoked kiosksBarn door')
})

test('a group of fields is found by its title', () => {
  renderPage(
    <FieldGroup title="Extra nights">
      <input aria-label="Date" />
    </FieldGroup>,
  )
  expect(within(screen.getByRole('group', { name: 'Extra nights' })).getByLabelText('Date')).toBeTruthy()
})
