import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { PROOFS } from './proofs.mjs'

const FILE = 'docs/reliability.md'
const INTRODUCTION = `# Reliability

Written by \`npm run prove\`, part by part: what a run does not name keeps the figures of its last run.
\`npm run prove -- quick\` does all of it in short and prints it; \`npm run prove -- faults\` or
\`npm run prove -- api-killed\` does a part. Everything runs on the loopback address. A goal that is missed
is marked, and the command ends with 1.
`

/** Formats a proof for the terminal. */
export function printed({ name, rows, seconds }) {
  const lines = rows.map(({ what, goal, found, met }) => {
    const wanted = goal && !met ? ` (goal: ${goal})` : ''
    return `  ${met ? 'ok    ' : 'MISSED'}  ${what}: ${found}${wanted}`
  })
  return [name, ...lines, `          in ${seconds.toFixed(0)} s`].join('\n')
}

/** Writes a proof to the document, replacing its last run. */
export async function writeDocument(proof) {
  const kept = existsSync(FILE) ? partsOf(await readFile(FILE, 'utf8')) : new Map()
  kept.set(proof.title, partOf(proof))
  const order = Object.values(PROOFS).flatMap((proofs) => Object.values(proofs).map(({ title }) => title))
  const parts = order.flatMap((title) => kept.get(title) ?? [])
  await writeFile(FILE, [INTRODUCTION, ...parts].join('\n'))
}

const partsOf = (text) =>
  new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => [/^## (.*)$/m.exec(part)[1], `${part.trimEnd()}\n`]),
  )

function partOf({ title, what, rows, seconds, name }) {
  const lines = rows.map(({ what: counted, goal, found, met }) => {
    return `| ${counted} | ${goal} | ${met ? found : `**${found}, missed**`} |`
  })
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `## ${title}

${what}

| | goal | found |
|---|--:|--:|
${lines.join('\n')}

\`npm run prove -- ${name}\` on ${new Date().toISOString().slice(0, 10)}, ${seconds.toFixed(0)} s, ${cpus().length} cores (${cpu?.model.trim()}), ${gigabytes} GB, Node ${process.versions.node}.
`
}
