const numberOf = (id: string) => Number(id.replace('policy', ''))

/** The id of a new policy: a number above all others, so that an old address never leads to another policy. */
export const nextPolicyId = (ids: readonly string[]) => `policy${Math.max(0, ...ids.map(numberOf)) + 1}`
