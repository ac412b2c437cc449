/**
 * CSV injection: a spreadsheet runs cells that start like a formula, also with full-width characters. An apostrophe
 * prefix makes them text.
 */
export const defuseCell = (cell: string) => (/^[=+\-@＝＋－＠\p{Cc}]/u.test(cell) ? `'${cell}` : cell)
