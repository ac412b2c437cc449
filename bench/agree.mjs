import assert from 'node:assert/strict'

/** Checks that all servers give the same answers; otherwise the comparison is invalid. */
export async function checkAnswers(call, servers) {
  const answers = []
  for (const [index, server] of servers.entries()) answers.push(await ask(call, server, index))
  const [ours, ...baselines] = answers
  for (const [index, answer] of baselines.entries()) {
    const message = `${servers[index + 1].name} does not answer ${call.title} as the product does`
    assert.deepEqual(answer, ours, message)
  }
}

async function ask({ method = 'GET', path, headers, samples }, { port, name }, index) {
  const fetched = async (body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body })
    const text = await response.text()
    assert.equal(response.status, 200, `${name}: ${path} answers ${response.status} ${text.slice(0, 200)}`)
    return JSON.parse(text)
  }
  if (!samples) return fetched()
  // Each server scans other badges, one in and one out, so only the kind of the answer is compared.
  const [goesIn, goesOut] = samples.slice(index * 2)
  return [kindOf(await fetched(goesIn)), kindOf(await fetched(goesOut))]
}

function kindOf(value) {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kindOf(part)]))
}
