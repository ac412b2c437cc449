/** Whether two values have the same JSON, whatever the order of keys: PostgreSQL stores them in an order of its own. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one, other].map((value) =>
    Object.entries(value).filter(([, part]) => part !== undefined),
  )
  const parts = new Map(right)
  return (
    left!.length === right!.length &&
    left!.every(([key, part]) => parts.has(key) && sameContent(part, parts.get(key)))
  )
}
