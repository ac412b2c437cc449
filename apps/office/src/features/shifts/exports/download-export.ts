import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { send } from '@nightshift/ui/api/send.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** Saves the file of an export, byte for byte as the server keeps it. */
export async function downloadExport({ id, fileName }: { id: number; fileName: string }) {
  const response = await send('GET', addressOf(PAYROLL_CALLS.readFile, { params: { id } }))
  saveFile(fileName, 'text/csv;charset=utf-8', await response.arrayBuffer())
}
