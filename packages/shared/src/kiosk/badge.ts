const PREFIX = 'FM-BADGE:'
const SUFFIX = ':NIGHTSHIFT'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The text in a badge's QR code. A person's first badge has the person's id; a replacement has an id of its own. */
export const badgeCodeOf = (badgeId: string) => `${PREFIX}${badgeId}${SUFFIX}`

/** The badge id in a badge code; undefined for other codes. */
export function badgeIdOf(badgeCode: string) {
  if (!badgeCode.startsWith(PREFIX) || !badgeCode.endsWith(SUFFIX)) return undefined
  const id = badgeCode.slice(PREFIX.length, -SUFFIX.length).toLowerCase()
  return UUID.test(id) ? id : undefined
}
