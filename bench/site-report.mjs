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
const budgetsOf = ({ pages: [home], sizes }) => [
  ['site: JavaScript of the home, gzip', sizes.home.js, 91 * KB],
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
      Math.max(...page.reports.map(({ thirdParty }) => thirdParty)),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const speeds = measured.pages.flatMap(({ reports }) => reports.map(({ benchmarkIndex }) => benchmarkIndex))
  const taken =
    measured.cpuSteal === undefined
      ? ''
      : `;\n${percent(measured.cpuSteal)} of the demanded CPU time was steal (taken by the host)`
  const sizes = budgetsOf(measured).map(
    ([what, bytes, budget]) => `| ${what} | ${kilobytes(bytes)} | ${kilobytes(budget)} |`,
  )
  return `${PARTS.site}

Written by \`npm run bench:site\`: Lighthouse 12 with its defaults, a mid-range phone on slow 4G, simulated, in
\`${measured.browser}\`; each figure is the median of ${runs} runs, with the pages interleaved. The budgets are 100 in each score,
LCP 1.5 s, TBT 50 ms, CLS 0.01 and no third-party request. Scores are performance / accessibility / best practices / SEO. TBT
and LCP depend on this machine's speed, which Lighthouse's benchmark index put between ${Math.min(...speeds)} and ${Math.max(...speeds)} during these runs${taken}.

| page | scores | LCP | TBT | TBT range | CLS | third-party requests |
|---|---|--:|--:|--:|--:|--:|
${pages.join('\n')}

From the answer of a publication until both of two processes show the new price: ${Math.round(median(measured.publications))} ms in the median of
${measured.publications.length}, ${Math.round(Math.max(...measured.publications))} ms at most (budget 1 s). The last row was measured after them.

| size | measured | budget |
|---|--:|--:|
${sizes.join('\n')}
`
}
