/**
 * CSV injection: a spreadsheet runs cells that start like a formula, also with full-width characters. An apostrophe
 * prefix makes them text. Line breaks become spaces: readers that split the file at them would find other records.
 */
export function defuseCell(cell: string) {
  const line = cell.replace(/[\n-\r\x85\u2028\u2029]+/g, ' ')
  return /^[=+\-@＝＋－＠\p{Cc}]/u.test(cell) ? `'${line}` : line
}
