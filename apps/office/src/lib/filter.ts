/** An address with a LoopBack filter, as the server's lists take it. */
export const withFilter = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** An address with conditions alone, as the server's counts take them. */
export const withWhere = (path: string, where: object) =>
  `${path}?where=${encodeURIComponent(JSON.stringify(where))}`
