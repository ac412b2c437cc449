import Papa from 'papaparse'
import { defuseCell } from '../../csv-cell.ts'
import type { Invited } from './contract.ts'

const COLUMNS = ['First name', 'Last name', 'Email', 'Phone', 'Link']
/** Excel reads a file without it in the machine's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The file of personal links for a mail program: CSV with CRLF line ends, quoted where needed. */
export const crewCsv = (invited: Invited[], linkOf: (token: string) => string) =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    [
      COLUMNS,
      ...invited.map(({ firstName, lastName, email, phone, token }) =>
        [firstName, lastName, email, phone, linkOf(token)].map(defuseCell),
      ),
    ],
    { newline: '\r\n' },
  )
