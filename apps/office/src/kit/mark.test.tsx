// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Mark } from './mark.tsx'

test('a mark has a shape besides its colour, and says nothing to screen readers', () => {
  const { container } = render(
    <>
      <Mark tone="ok" />
      <Mark tone="info" shape="half" />
    </>,
  )
  const marks = [...container.querySelectorAll<HTMLElement>('[aria-hidden=true]')]
  expect(marks.map(({ dataset }) => [dataset.shape, dataset.tone])).toEqual([
    ['full', 'ok'],
    ['half', 'info'],
  ])
})
