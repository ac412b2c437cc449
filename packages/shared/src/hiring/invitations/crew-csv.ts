import Papa from 'papaparse'
import { BYTE_ORDER_MARK, defuseCell, phoneCell } from '../../csv-cell.ts'
import type { Invited } from './contract.ts'

const COLUMNS = ['First name', 'Last name', 'Email', 'Phone', 'Link']

/** The file of personal links for a mail program: CSV with CRLF line ends, quoted where needed. */
export const crewCsv = (invited: Invited[], linkOf: (token: string) => string) =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    [
      COLUMNS,
      ...invited.map(({ firstName, lastName, email, phone, token }) => [
        ...[firstName, lastName, email].map(defuseCell),
        phoneCell(phone),
        defuseCell(linkOf(token)),
      ]),
    ],
    { newline: '\r\n' },
  )
