/** What became of a person's request to correct or add a shift of theirs. */
export const REQUEST_STATUSES = ['waiting', 'applied', 'appliedChanged', 'declined', 'withdrawn'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]
