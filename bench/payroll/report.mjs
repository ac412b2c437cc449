import { PARTS, writePart } from '../document.mjs'

const GOAL = 1
/** The yardstick, and a call that reads the whole season. */
const WITHOUT_GOAL = ['week', 'labourCost']
const TITLES = {
  week: 'the payroll week with users: the yardstick',
  strip: 'the strip of pay periods, nothing exported',
  stripExported: 'the strip, 3,000 entries exported 17 times and changed since',
  export: 'an export of the period: the file, its hash and a snapshot of each entry',
  changes: 'what changed since the export',
  labourCost: 'labour cost of the season, all 60,000 entries, per night and event: no goal',
}

export function tableOf({ ratios }) {
  const lines = Object.entries(TITLES).map(([name, title]) => {
    const { ms, ratio } = ratios[name]
    const missed = ratio > GOAL && !WITHOUT_GOAL.includes(name) ? ' **missed**' : ''
    return `| ${title} | ${ms.toFixed(0)} ms | ${ratio.toFixed(2)}${missed} |`
  })
  return ['| call | median | ratio (goal: 1 or less) |', '|---|--:|--:|', ...lines].join('\n')
}

/** Writes the section about payroll. */
export async function writeSection(result) {
  const cpuSteal =
    result.cpuSteal === undefined
      ? ''
      : ` The host took ${Math.round(100 * result.cpuSteal)} % of the processor away meanwhile.`
  await writePart(`${PARTS.payroll}

Written by \`npm run bench -- payroll\`: 60,000 entries, ${result.entries.toLocaleString('en-US')} of them in the period, one request at a time, medians of ${result.rounds}
interleaved rounds.${cpuSteal}

${tableOf(result)}
`)
}
