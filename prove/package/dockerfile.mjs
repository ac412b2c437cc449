/** The stages of a Dockerfile: what each starts from, and its instructions in order. */
export function parseDockerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
  const stages = []
  for (const line of lines) {
    const [, name, rest] = /^(\S+)\s+(.*)$/.exec(line)
    if (name === 'FROM') {
      const [, image, as] = /^(\S+)(?: AS (\S+))?$/.exec(rest)
      stages.push({ image, as, instructions: [] })
    } else stages.at(-1).instructions.push({ name, ...withFlags(rest), line })
  }
  return stages
}

/** Splits `--name=value` flags off the words of an instruction. */
function withFlags(rest) {
  const [, given, text] = /^((?:--\S+\s+)*)(.*)$/.exec(rest)
  const flags = Object.fromEntries(
    given
      .split(/\s+/)
      .filter(Boolean)
      .map((flag) => flag.slice(2).split('=')),
  )
  return { flags, text }
}

/** The program and arguments of an instruction in exec form. */
export const execForm = (text) => JSON.parse(text.replace(/^CMD /, ''))

/** `NAME=value NAME=value`, without quotes. */
export const assignments = (text) =>
  Object.fromEntries(text.split(/\s+/).map((pair) => /^(\w+)=(.*)$/.exec(pair).slice(1)))
