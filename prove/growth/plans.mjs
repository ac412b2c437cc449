import { readFile, writeFile } from 'node:fs/promises'

const FILE = 'docs/scaling.md'
const HEADING = '## Measured plans'
const whole = new Intl.NumberFormat('en-US')

/** Writes the query plan (EXPLAIN) of each statement to the end of docs/scaling.md, replacing the last run's. */
export async function writePlans(client, statements, { festivals, entries }) {
  const parts = []
  for (const [name, statement] of statements) parts.push(await planOf(client, name, statement))
  const [text] = (await readFile(FILE, 'utf8')).split(HEADING)
  const date = new Date().toISOString().slice(0, 10)
  const introduction = `By \`npm run prove -- festivals\` on ${date}, with ${whole.format(festivals)} festivals and ${whole.format(entries)} time entries.`
  await writeFile(FILE, [`${text.trimEnd()}\n\n${HEADING}\n\n${introduction}\n`, ...parts].join('\n'))
}

async function planOf(client, name, statement) {
  const { rows } = await client.query(`explain (analyze, costs off, buffers off) ${statement}`)
  const lines = rows.map((row) => row['QUERY PLAN'])
  return `### ${name[0].toUpperCase()}${name.slice(1)}\n\n\`\`\`\n${statement}\n\n${lines.join('\n')}\n\`\`\`\n`
}
