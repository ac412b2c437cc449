// @vitest-environment jsdom
import { page } from '@nightshift/ui/lazy-page.tsx'
import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesFromElements, Route } from 'react-router'
import { expect, test, vi } from 'vitest'
import { preloadLinks } from './preload.ts'

const prefetch = vi.fn()
const loaded = vi.fn(async () => ({ default: () => <p>The plan</p> }))
preloadLinks(createRoutesFromElements(<Route path="/plan" {...page(loaded, prefetch)} />))

test.each([
  ['pointed at', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
])('the page of a link is loaded and begins to read when the link is %s', async (_, event) => {
  vi.clearAllMocks()
  render(
    <a href="/plan?night=2024-09-13">
      <span>Nights</span>
    </a>,
  )
  event(screen.getByText('Nights'))
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce())
  expect(loaded).toHaveBeenCalledOnce()
})

test('what is no link of the office loads nothing', () => {
  vi.clearAllMocks()
  render(
    <>
      <a href="https://elsewhere.test/plan">Elsewhere</a>
      <a href="/somewhere">Somewhere</a>
      <p>Text</p>
    </>,
  )
  for (const text of ['Elsewhere', 'Somewhere', 'Text']) fireEvent.pointerOver(screen.getByText(text))
  expect(loaded).not.toHaveBeenCalled()
})
