import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

// Runs in the temporary folder where Lighthouse is installed: measure.mjs <chromium> <runs> <address>…
const [chromePath, runs, ...addresses] = process.argv.slice(2)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

const chrome = await launch({ chromePath, chromeFlags })
try {
  // Interleaved, so that noise of the machine affects all of them.
  const reports = addresses.map(() => [])
  for (let run = 0; run < Number(runs); run += 1) {
    for (const [index, address] of addresses.entries()) reports[index].push(await measure(address))
  }
  process.stdout.write(JSON.stringify(reports))
} finally {
  await chrome.kill()
}

/** Retries runs in which the browser painted nothing in time. */
async function measure(address) {
  for (let tries = 0; tries < 5; tries += 1) {
    const report = await look(address)
    if (report.lcp !== undefined) return report
  }
  throw new Error(`${address} was not painted.`)
}

async function look(address) {
  // Lighthouse's defaults: a mid-range phone on slow 4G, simulated.
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  })
  const value = (audit) => lhr.audits[audit].numericValue
  const requests = lhr.audits['network-requests'].details.items
  return {
    scores: CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    thirdParty: requests.filter(
      ({ url }) => url.startsWith('http') && new URL(url).host !== new URL(address).host,
    ).length,
    benchmarkIndex: lhr.environment.benchmarkIndex,
  }
}
