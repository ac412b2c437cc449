import { OFFICE_PATHS } from '@nightshift/shared/paths'

/** The statement of a person for the period in which an entry ended; the current one without an end. */
export const statementPath = ({ userId, endTime }: { userId: string; endTime?: string | null }) =>
  `${OFFICE_PATHS.statement}?${new URLSearchParams({ person: userId, ...(endTime && { since: endTime }) })}`
