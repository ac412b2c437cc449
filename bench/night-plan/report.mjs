import { PARTS, writePart } from '../document.mjs'

const GOALS = { opened: 300, pressed: 300, change: 300, fill: 1_000 }

export function tableOf(result) {
  const { employees } = result
  const line = (title, name) => {
    const goal = GOALS[name]
    const missed = goal !== undefined && result[name] > goal ? ' **missed**' : ''
    const words = goal === undefined ? '' : `${goal} ms${missed}`
    return `| ${title} | ${result[name].toFixed(0)} ms | ${(result[name] / employees).toFixed(1)} | ${words} |`
  }
  return [
    '| what | median | times the employee list | goal |',
    '|---|--:|--:|--:|',
    line('the employee list with includes: the yardstick', 'employees'),
    line(`the plan of the season with ${result.places.toLocaleString('en-US')} places, read`, 'plan'),
    line(
      'the tab Nights in a browser, from the press until its night is painted, pointed at 150 ms before',
      'opened',
    ),
    line('the same, with nothing loaded or read before the press', 'pressed'),
    line('a change, from the request until another browser has painted it', 'change'),
    line('Fill proposes people for all nights of an empty plan', 'fill'),
  ].join('\n')
}

/** Writes the section about the plan of the nights. */
export async function writeSection(result) {
  const cpuSteal =
    result.cpuSteal === undefined
      ? ''
      : ` The host took ${Math.round(100 * result.cpuSteal)} % of the processor away meanwhile.`
  await writePart(`${PARTS.nightPlan}

Written by \`npm run bench -- night-plan\`: ${result.people} people, ${result.nights} nights, 40 positions, one request at a time, medians of ${result.rounds}
rounds.${cpuSteal}

${tableOf(result)}
`)
}
