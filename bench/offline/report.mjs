import { PARTS, writePart } from '../document.mjs'
import { median } from '../median.mjs'

const GOAL_MS = 150
const ms = (value) => `${value.toFixed(0)} ms`

export function tableOf({ scan, write }) {
  const slowest = Math.max(...scan)
  const met = slowest <= GOAL_MS ? '' : ', **missed**'
  return `| offline | median | slowest | |
|---|--:|--:|---|
| from the read badge to the painted green result | ${ms(median(scan))} | ${ms(slowest)} | goal: ${GOAL_MS} ms or less${met} |
| one bare IndexedDB write with strict durability | ${ms(median(write))} | ${ms(Math.max(...write))} | the baseline |`
}

/** Writes the section about scans without a network. */
export async function writeSection(result) {
  const cpuSteal =
    result.cpuSteal === undefined
      ? ''
      : ` The host took ${Math.round(100 * result.cpuSteal)} % of the processor away meanwhile.`
  await writePart(`${PARTS.offline}

Written by \`npm run bench -- offline\`: ${result.scan.length} scans at an enrolled kiosk whose network is cut, with ${result.people.toLocaleString('en-US')} people in its roster,
in a real browser, in turn with the baseline.${cpuSteal}

${tableOf(result)}
`)
}
