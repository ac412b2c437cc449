/** Every failure the server names: its status and the words people read. */
export const ERRORS = {
  // Requests that are not understood
  malformedRequest: { status: 400, message: 'The request could not be read.' },
  invalidFilter: { status: 400, message: 'The filter is not allowed.' },
  invalidInput: { status: 422, message: 'Please check the values and try again.' },
  payloadTooLarge: { status: 413, message: 'That is more than can be sent at once.' },
  unsupportedMediaType: { status: 415, message: 'This kind of content is not accepted here.' },
  notFound: { status: 404, message: 'Not found.' },
  methodNotAllowed: { status: 405, message: 'This address does not answer that method.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  busy: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong.' },

  // Who is asking
  notSignedIn: { status: 401, message: 'Please login.' },
  signInFailed: { status: 401, message: 'Unable to login!' },
  forbidden: { status: 403, message: 'You are not allowed to do that.' },
  crossSite: { status: 403, message: 'Requests from other sites are refused.' },
  passwordChangeRequired: { status: 403, message: 'Please set a new password first.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The body of every answer that is not OK. */
export type ErrorBody = {
  error: { statusCode: number; name: string; code: string; message: string; details?: unknown }
}
