const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** '3.1 MB': decimal units, as disks are sold. */
export function sizeText(bytes: number) {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const value = bytes / 1000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`
}

/** '41,220 rows' */
export const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`)
