import { expect, test } from 'vitest'
import { derivedFrom } from './derived.ts'

test.each([
  [{}, { over16: true, unavailable: [], limitations: [] }],
  [
    { over16: true, unavailable: ['fr1'] },
    { over16: true, unavailable: ['fr1'], limitations: [] },
  ],
  [
    { over16: false, limitations: ['light'] },
    { over16: false, unavailable: [], limitations: ['light'] },
  ],
])('%j is read as %j', (data, derived) => {
  expect(derivedFrom(JSON.stringify(data))).toEqual({ data, ...derived })
})
