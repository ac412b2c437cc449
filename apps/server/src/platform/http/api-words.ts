import type { Call, Calls } from '@nightshift/shared/calls'
import type { ErrorCode } from '@nightshift/shared/errors'
import { FilterQuery, WhereQuery } from '@nightshift/shared/list-queries'

// What the document of the API says about a call beyond its row. It stands here and not in the row, because the row
// is part of what browsers download.

type Details = {
  /** A sentence. */
  about: string
  /** The errors of its own rules; `errorsOfRow` has the others. The tests refuse an answer with one that is in neither. */
  errors?: readonly ErrorCode[]
  /** The media types of a file. */
  answers?: readonly string[]
  /** The media types of its body, beside JSON where its row has a body. */
  takes?: readonly string[]
  /** An enrolled kiosk makes it, with the token of its device. */
  by?: 'kiosk'
}
type Words<C extends Call> = C extends { answerAs: 'file' } ? Details & { answers: object } : string | Details

/** The words of a table of calls. One for each call, or it does not compile. */
export const part = <const Table extends Calls>(
  calls: Table,
  words: { readonly [Name in keyof Table]: Words<Table[Name]> },
) => ({ calls: calls as Calls, words: words as Record<string, string | Details> })

/** A tag of the document, and the words of its calls by table. */
export type Domain = {
  name: string
  about: string
  parts: Record<string, ReturnType<typeof part>>
}

export type Operation = Details & { id: string; domain: string; errors: readonly ErrorCode[] }

/** What the document says about each call. */
export function operationsOf(domains: readonly Domain[]) {
  const operations = new Map<Call, Operation>()
  for (const { name: domain, parts } of domains)
    for (const [name, { calls, words }] of Object.entries(parts))
      for (const [key, call] of Object.entries(calls)) {
        const said = words[key]!
        const details = typeof said === 'string' ? { about: said } : said
        const errors = new Set([...errorsOfRow(call), ...(details.errors ?? [])])
        operations.set(call, { ...details, id: `${name}.${key}`, domain, errors: [...errors].sort() })
      }
  return operations
}

/** The errors that follow from the row of a call. */
function errorsOfRow({ method, may, festival, params, query, headers, body, beforePasswordChange }: Call) {
  const errors: ErrorCode[] = ['busy', 'internal']
  if (may !== 'open') errors.push('notSignedIn')
  if (may !== 'open' && !beforePasswordChange) errors.push('passwordChangeRequired')
  if (may !== 'open' && may !== 'signedIn') errors.push('forbidden')
  if (method !== 'GET')
    errors.push('crossSite', 'malformedRequest', 'payloadTooLarge', 'unsupportedMediaType')
  if (festival || params) errors.push('notFound')
  if (query) errors.push('malformedRequest')
  if (query === FilterQuery || query === WhereQuery) errors.push('invalidFilter')
  if (headers || body) errors.push('invalidInput')
  return errors
}
