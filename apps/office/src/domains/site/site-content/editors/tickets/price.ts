/** '28.99' from what people type as a price: '$28.99', '28,99', '28.9' or '28'. Undefined for anything else. */
export function readPrice(text: string) {
  const [, dollars, cents = ''] = /^\s*\$?\s*(\d{1,4})(?:[.,](\d{0,2}))?\s*$/.exec(text) ?? []
  return dollars === undefined ? undefined : `${Number(dollars)}.${cents.padEnd(2, '0')}`
}
