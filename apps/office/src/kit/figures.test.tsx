// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Figures } from './figures.tsx'

test('each figure is read with its label and what it is a part of', () => {
  renderPage(
    <Figures
      label="The night"
      figures={[
        { label: 'Came', value: 50, of: 'of 57 planned' },
        { label: 'Late', value: 0 },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Came of 57 planned',
    'Late',
  ])
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['50', '0'])
})
