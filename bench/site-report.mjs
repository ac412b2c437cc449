import { PARTS } from './document.mjs'

const KB = 1000
const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`

/** Each bar of the home's sizes with what was measured. */
const barsOf = ({ pages: [home], sizes }) => [
  ['JavaScript of the home, gzip', sizes.js, 95 * KB],
  ['its styles, gzip', sizes.css, 25 * KB],
  ['its fonts', sizes.woff2, 60 * KB],
  ['the whole home before a scroll', home.bytes, 350 * KB],
]

/** The section of docs/benchmarks.md. */
export function siteSection(measured, runs) {
  const pages = measured.pages.map(({ path, scores, lcp, tbt, cls, strangers }) => {
    const cells = [
      path,
      scores.join(' / '),
      `${(lcp / 1000).toFixed(2)} s`,
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
      strangers,
    ]
    return `| ${cells.join(' | ')} |`
  })
  const sizes = barsOf(measured).map(
    ([what, bytes, bar]) => `| ${what} | ${kilobytes(bytes)} | ${kilobytes(bar)} |`,
  )
  return `${PARTS.site}

Written by \`npm run bench:site\`: Lighthouse 12 with its defaults, a mid-range phone on slow 4G, simulated; the median of
${runs} runs of each page. The bars are 100 in each score, LCP 1.5 s, TBT 50 ms, CLS 0.01 and no request to others.
Scores are performance / accessibility / best practices / SEO. TBT and LCP are reckoned from this machine's own pace: on one
that is busy they say more about it than about the page.

| page | scores | LCP | TBT | CLS | requests to others |
|---|---|--:|--:|--:|--:|
${pages.join('\n')}

| size | measured | bar |
|---|--:|--:|
${sizes.join('\n')}
`
}
