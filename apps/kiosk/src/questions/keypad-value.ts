const MOST_DIGITS = 4

/** Applies a key of the keypad to an amount. Dollars and quarters are separate keys, so the amount is always valid. */
export function pressKey(value: string, key: string) {
  const [whole = '', quarter] = value.split('.')
  const decimals = quarter === undefined ? '' : `.${quarter}`
  if (key === 'erase') return decimals ? whole : whole.slice(0, -1)
  if (key.startsWith('.')) return `${whole || '0'}${key === '.00' ? '' : key}`
  const digits = `${whole === '0' ? '' : whole}${key}`
  return digits.length > MOST_DIGITS ? value : `${digits}${decimals}`
}
