/** A path with its parameters filled in. */
export const filledIn = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]!))
