import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { callApi } from '@nightshift/ui/api/api.ts'
import { send } from '@nightshift/ui/api/send.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** Fewer than these on a page: it is the last one. */
const PAGE = 100

/** What payroll was given, newest first, in pages. */
export const exportsQuery = (festivalId: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(PAYROLL_CALLS.listExports), festivalId],
    queryFn: ({ pageParam: before }) =>
      callApi(PAYROLL_CALLS.listExports, { query: { festivalId: String(festivalId), before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
    meta: { reads: PAYROLL_CALLS.listExports.reads },
  })

/** Saves the file of an export, byte for byte as the server keeps it. A failure is shown in these words. */
export async function downloadExport({ id, fileName }: { id: number; fileName: string }, failed: string) {
  try {
    const response = await send('GET', addressOf(PAYROLL_CALLS.readFile, { params: { id } }))
    saveFile(fileName, 'text/csv;charset=utf-8', await response.arrayBuffer())
  } catch (error) {
    await tellFailure(error, failed)
  }
}
