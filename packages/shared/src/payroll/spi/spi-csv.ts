import Papa from 'papaparse'
import type { PayrollSettings } from '../../setup/payroll-settings/contract.ts'
import { SPI_COLUMNS, type SpiLine, type SpiSettings, spiRow } from './spi.ts'

/** The import file: CSV with a header and CRLF line ends, quoted where needed. */
export const spiCsv = (lines: SpiLine[], settings: Pick<PayrollSettings, SpiSettings>) =>
  Papa.unparse([[...SPI_COLUMNS], ...lines.map((line) => spiRow(line, settings))], { newline: '\r\n' })
