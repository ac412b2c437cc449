import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { ExportedQuery } from '@nightshift/shared/payroll/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { callApi } from '@nightshift/ui/api/api.ts'
import { send } from '@nightshift/ui/api/send.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../lib/calls.ts'
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

/** The entries of a range that earlier files hold, of one kind or of any. Not asked for until the range is known. */
export const exportedQuery = (festivalId: number, range: Span | undefined, kind?: ExportedQuery['kind']) => {
  const [since, until] = [range?.startsAt.toISOString() ?? '', range?.endsAt.toISOString() ?? '']
  return queryOptions({
    ...queryOf(PAYROLL_CALLS.listExported, { query: { festivalId, since, until, kind } }),
    enabled: range !== undefined,
    select: (ids) => new Set(ids),
  })
}

/** Saves the file of an export, byte for byte as the server keeps it. A failure is shown in these words. */
export async function downloadExport({ id, fileName }: { id: number; fileName: string }, failed: string) {
  try {
    const response = await send('GET', addressOf(PAYROLL_CALLS.readFile, { params: { id } }))
    saveFile(fileName, 'text/csv;charset=utf-8', await response.arrayBuffer())
  } catch (error) {
    await showFailure(error, failed)
  }
}
