const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const figure = (value, unit) => `${whole.format(value)}${unit ? ` ${unit}` : ''}`

/** A row of a report: what is counted, the goal, the result. */
export const none = (what, value) => ({ what, goal: '0', found: figure(value), met: value === 0 })
export const atLeast = (what, value, least, unit) => ({
  what,
  goal: `${figure(least, unit)} or more`,
  found: figure(value, unit),
  met: value >= least,
})
export const atMost = (what, value, most, unit) => ({
  what,
  goal: `${figure(most, unit)} or less`,
  found: figure(value, unit),
  met: value <= most,
})
export const holds = (what, met) => ({ what, goal: 'yes', found: met ? 'yes' : 'no', met })
/** A figure without a goal. */
export const noted = (what, value, unit) => ({ what, goal: '', found: figure(value, unit), met: true })
/** What cannot run on this machine, and what it would take. */
export const leftOut = (what, missing) => ({ what, goal: '', found: `left out: ${missing}`, met: true })
