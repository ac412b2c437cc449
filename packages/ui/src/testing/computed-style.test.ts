// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test.each([
  '<button hidden></button>',
  '<button style="display: none"></button>',
  '<div style="display: none"><button></button></div>',
  '<div style="visibility: hidden"><p><button></button></p></div>',
  '<dialog><button></button></dialog>',
])('%s has no button to press', (html) => {
  document.body.innerHTML = html
  expect(screen.queryByRole('button')).toBeNull()
})

test('a block parts the words of a name, and an inline element does not', () => {
  document.body.innerHTML = '<dialog open><button><b>Night</b>shift<div>Sam</div></button></dialog>'
  expect(screen.queryByRole('button', { name: 'Nightshift Sam' })).not.toBeNull()
})
