const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** '1.4 GB': with one decimal below ten, as disks are spoken of. */
export function byteSize(bytes: number) {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1)
  const size = bytes / 1024 ** power
  return `${size.toFixed(power > 0 && size < 10 ? 1 : 0)} ${UNITS[power]}`
}
