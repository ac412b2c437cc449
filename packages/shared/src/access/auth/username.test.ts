import { expect, test } from 'vitest'
import { foldUsername } from './username.ts'

test.each([
  [' Ash.Graves ', 'ash.graves'],
  ['ÉLISE', 'élise'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
  ['ЖАННА', 'жанна'],
  ['美玲', '美玲'],
])('%s is compared as %s', (username, folded) => {
  expect(foldUsername(username)).toBe(folded)
})

test.each(['admİn', 'admın', '\u212Aate', '\uFF41dmin'])('%s differs from its look-alike', (username) => {
  expect(foldUsername(username)).toBe(username)
})
