/** The name of the constraint that refused a statement, if one did. Queries turn it into a named failure. */
export function constraintOf(error: unknown): string | undefined {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown }
  return constraint ?? (cause ? constraintOf(cause) : undefined)
}
