/** Begins a file that people open in a spreadsheet: Excel reads one without it in the machine's own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * CSV injection: a spreadsheet runs cells that start like a formula, also with full-width characters. An apostrophe
 * prefix makes them text. Line breaks become spaces: readers that split the file at them would find other records.
 */
export function defuseCell(cell: string) {
  const line = cell.replace(/[\n-\r\x85\u2028\u2029]+/g, ' ')
  return /^[=+\-@＝＋－＠\p{Cc}]/u.test(cell) ? `'${line}` : line
}

/**
 * A phone number without the apostrophe, which a mail program would dial along. The parts of an international one are
 * set off by spaces: a spreadsheet reckons `+1-845-555-0123`.
 */
export const phoneCell = (phone: string) =>
  /^\+\d[\d\s().-]*$/.test(phone) ? phone.replace(/[^\d+]+/g, ' ').trim() : defuseCell(phone)
