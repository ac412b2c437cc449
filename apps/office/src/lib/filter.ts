/** A URL with a LoopBack filter, for list calls. */
export const withFilter = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A URL with a LoopBack where clause, for count calls. */
export const withWhere = (path: string, where: object) =>
  `${path}?where=${encodeURIComponent(JSON.stringify(where))}`
