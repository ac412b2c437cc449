/** LRU cache of files by address, up to a number of bytes. For files that never change. */
export function fileCache(maxBytes: number) {
  const files = new Map<string, Buffer>()
  let total = 0

  return {
    get(address: string) {
      const file = files.get(address)
      if (!file) return undefined
      // A map keeps the order of insertion: the least recently used one is first.
      files.delete(address)
      files.set(address, file)
      return file
    },
    set(address: string, file: Buffer) {
      if (files.has(address) || file.length > maxBytes) return
      files.set(address, file)
      total += file.length
      for (const [oldest, { length }] of files) {
        if (total <= maxBytes) return
        files.delete(oldest)
        total -= length
      }
    },
  }
}
