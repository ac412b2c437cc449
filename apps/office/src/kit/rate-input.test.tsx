// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { MinimumWageContext, RateInput } from './rate-input.tsx'

test.each([
  ['2.25', 725, true],
  ['7.25', 725, false],
  ['', 725, false],
  ['2.25', undefined, false],
])('a rate of "%s" with a minimum wage of %s cents: warned %s', (rate, minimum, isWarned) => {
  renderPage(
    <MinimumWageContext value={minimum}>
      <RateInput label="Rate" rate={rate} onRate={() => {}} />
    </MinimumWageContext>,
  )
  expect(screen.queryByText(/^Below the minimum wage of \$7.25/) !== null).toBe(isWarned)
})
