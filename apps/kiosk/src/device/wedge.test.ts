import { expect, test } from 'vitest'
import { NOTHING_TYPED, type } from './wedge.ts'

function press(keys: string[], pause: number) {
  let typed = NOTHING_TYPED
  const codes: string[] = []
  for (const [index, key] of keys.entries()) {
    const next = type(typed, key, 1_000 + index * pause)
    typed = next.typed
    if (next.code) codes.push(next.code)
  }
  return codes
}

test('keys without pauses that end with Enter are a code', () => {
  expect(press([...'FM-BADGE:1', 'Enter'], 10)).toEqual(['FM-BADGE:1'])
})

test('Shift keys between the letters are ignored', () => {
  expect(press(['Shift', 'F', 'M', 'Shift', ...'-badge', 'Enter'], 10)).toEqual(['FM-badge'])
})

test('two scans in a row are two codes', () => {
  expect(press([...'FM-BADGE:1', 'Enter', ...'FM-BADGE:2', 'Enter'], 10)).toEqual([
    'FM-BADGE:1',
    'FM-BADGE:2',
  ])
})

test('slow typing, a lone Enter and fewer than six characters are no code', () => {
  expect(press([...'FM-BADGE:1', 'Enter'], 600)).toEqual([])
  expect(press(['Enter'], 10)).toEqual([])
  expect(press([...'12.25', 'Enter'], 10)).toEqual([])
})
