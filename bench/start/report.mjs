import { PARTS, writePart } from '../document.mjs'

const GOAL_S = 1.5
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

export function tableOf({ medians: { unbundled, bundled, 'npm start': npmStart } }) {
  const met = npmStart / 1000 <= GOAL_S ? '' : ', **missed**'
  return `| from the start of | until the first answer | |
|---|--:|---|
| the server, one file per module and packages as installed | ${seconds(unbundled)} | the baseline |
| the server, bundled | ${seconds(bundled)} | ${Math.round((100 * bundled) / unbundled)} % of it |
| \`npm start\` on a built tree | ${seconds(npmStart)} | goal: ${GOAL_S} s or less${met} |`
}

/** Writes the section about the start. */
export async function writeSection(result) {
  const { 'in all': all, ...steps } = result.steps
  const parts = Object.entries(steps).map(([title, took]) => `${title.toLowerCase()} ${took} s`)
  const cpuSteal =
    result.cpuSteal === undefined
      ? ''
      : ` The host took ${Math.round(100 * result.cpuSteal)} % of the processor away meanwhile.`
  await writePart(`${PARTS.start}

Written by \`npm run bench -- start\`: medians of ${result.rounds} rounds in turn, on the demo's data, with Node ${process.versions.node}.${cpuSteal}

${tableOf(result)}

A fresh clone with nothing installed, packages from the registry or npm's cache: open after ${all.toFixed(0)} s, of it ${parts.join(', ')} (the builds run at once); the rest is the new database and the demo.
`)
}
