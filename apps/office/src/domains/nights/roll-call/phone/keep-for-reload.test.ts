import { expect, test } from 'vitest'
import { filesIn } from './keep-for-reload.ts'

test('the files of a page are those of the build, and the script of the colour scheme', () => {
  const html = `<link rel="icon" href="/favicon.svg"><script src="/color-scheme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css"><link rel="next" href="/news">`
  expect(filesIn(html)).toEqual(['/color-scheme.js', '/assets/index-1.js', '/assets/index-2.css'])
})
