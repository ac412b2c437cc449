const TIMEOUT_MS = 10_000

/** Calls the address of a dead man's switch. The words of a failure do not show the address, which may hold a secret. */
export async function ping(url: string, timeoutMs = TIMEOUT_MS): Promise<{ failure: string | null }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return { failure: answer.ok ? null : `It answered ${answer.status}.` }
  } catch (error) {
    const { name, cause } = error as Error
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name
    return {
      failure: name === 'TimeoutError' ? 'It did not answer in time.' : `It cannot be reached (${code}).`,
    }
  }
}
