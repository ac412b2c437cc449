import { PARTS } from './document.mjs'
import { median } from './median.mjs'

const KB = 1000
const percent = (share) => `${Math.round(share * 100)} %`
const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`

/** The median of a metric over the runs of a page. */
const middle = ({ reports }, figure) => median(reports.map((report) => report[figure]))
const scoresOf = ({ reports }) =>
  reports[0].scores.map((_, nth) => median(reports.map(({ scores }) => scores[nth])))

/** Each size budget with the measured size. */
const barsOf = ({ pages: [home], sizes }) => [
  ['site: JavaScript of the home, gzip', sizes.home.js, 95 * KB],
  ['its styles, gzip', sizes.home.css, 25 * KB],
  ['its fonts', sizes.home.woff2, 60 * KB],
  ['the whole home before a scroll', middle(home, 'bytes'), 350 * KB],
  ['office: JavaScript of login on a first visit, brotli', sizes.scripts.login, 180 * KB],
  ['of welcome', sizes.scripts.welcome, 180 * KB],
  ['of timeclock', sizes.scripts.timeclock, 180 * KB],
  ['of the dashboard without its charts', sizes.scripts.dashboard, 260 * KB],
  ['kiosk: JavaScript before the decoder, brotli', sizes.scripts.kiosk, 110 * KB],
]

/** The section of docs/benchmarks.md. */
export function siteSection(measured, runs) {
  const pages = measured.pages.map((page) => {
    const blocked = page.reports.map(({ tbt }) => Math.round(tbt))
    const cells = [
      page.path,
      scoresOf(page).join(' / '),
      `${(middle(page, 'lcp') / 1000).toFixed(2)} s`,
      `${Math.round(middle(page, 'tbt'))} ms`,
      `${Math.min(...blocked)} to ${Math.max(...blocked)}`,
      middle(page, 'cls').toFixed(3),
      Math.max(...page.reports.map(({ strangers }) => strangers)),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const paces = measured.pages.flatMap(({ reports }) => reports.map(({ pace }) => pace))
  const taken =
    measured.cpuSteal === undefined
      ? ''
      : `;\n${percent(measured.cpuSteal)} of the time that its processors were wanted went to others on the same host`
  const sizes = barsOf(measured).map(
    ([what, bytes, bar]) => `| ${what} | ${kilobytes(bytes)} | ${kilobytes(bar)} |`,
  )
  return `${PARTS.site}

Written by \`npm run bench:site\`: Lighthouse 12 with its defaults, a mid-range phone on slow 4G, simulated, in
\`${measured.browser}\`; each figure is the median of ${runs} runs, in which the pages take turns. The bars are 100 in each score,
LCP 1.5 s, TBT 50 ms, CLS 0.01 and no request to others. Scores are performance / accessibility / best practices / SEO. TBT
and LCP are reckoned from this machine's own pace, which Lighthouse put between ${Math.min(...paces)} and ${Math.max(...paces)} during these runs${taken}.

| page | scores | LCP | TBT | least to most | CLS | requests to others |
|---|---|--:|--:|--:|--:|--:|
${pages.join('\n')}

| size | measured | bar |
|---|--:|--:|
${sizes.join('\n')}
`
}
