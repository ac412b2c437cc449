/** Reads and writes pictures. Loaded with the first one: it takes a twelfth of the CPU time of a start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread of the process, so that the other cores answer scans meanwhile.
  sharp.concurrency(1)
  // Each upload is another picture, so a cache would only take memory.
  sharp.cache(false)
  return sharp
}
