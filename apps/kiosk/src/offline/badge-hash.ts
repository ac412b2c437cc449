/** The key of a badge in the roster: SHA-256 of its id, in hexadecimal. */
export async function hashBadge(badgeId: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(badgeId))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
