// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfficeProviders } from '../ui/office-providers.tsx'
import { Text } from './layout.tsx'
import { Page, Section } from './page.tsx'

test('a page has one title, its sections and parts with names', () => {
  render(
    <OfficeProviders>
      <Page title="Nights" sections={<nav>Plan</nav>} tools={<button type="button">Print</button>}>
        <Section title="Reports">
          <Text quiet>No report yet</Text>
        </Section>
      </Page>
    </OfficeProviders>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nights')
  expect(screen.getByRole('navigation').textContent).toBe('Plan')
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Reports' })).getByText('No report yet')).toBeTruthy()
})
