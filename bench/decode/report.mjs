import { PARTS, writePart } from '../document.mjs'

export function tableOf(rows) {
  const figure = ({ ms, read }, name) => `${ms.toFixed(1)} ms${read || name === 'none' ? '' : ', not read'}`
  const lines = rows.map(({ name, results: [ours, other] }) => {
    const cells = [name, figure(ours, name), other ? figure(other, name) : 'not installed']
    return `| ${cells.join(' | ')} |`
  })
  return ['| frame | zxing-wasm, as the kiosk uses it | jsQR |', '|---|--:|--:|', ...lines].join('\n')
}

/** Writes the section about the decoders. */
export async function writeSection(rows, rounds) {
  const count = (which) => rows.filter(({ results }) => results[which]?.read).length
  await writePart(`${PARTS.decode}

Written by \`npm run bench -- decode\`: nine frames of 1280 × 720 as a camera at the door sees them, drawn with the code of a
badge; the median of ${rounds} readings on one core of Node ${process.versions.node}. Eight frames show a badge: the kiosk's decoder reads ${count(0)}, jsQR ${count(1)}.
The kiosk looks at 12 frames a second at most, one at a time, so that 83 ms for each are soon enough. Compare within a row.

${tableOf(rows)}
`)
}
