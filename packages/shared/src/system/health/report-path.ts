/** Apart from the schemas, which would add to every bundle. */
export const BROWSER_ERRORS_PATH = '/api/errors'
