import { ERRORS, type ErrorBody, type ErrorCode } from '@nightshift/shared/errors'

type Options = { message?: string; details?: unknown }

/** A failure with a name. The error handler turns it into its status and words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown

  constructor(code: ErrorCode, { message, details }: Options = {}) {
    super(message ?? ERRORS[code].message)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
    this.details = details
  }

  toBody(): ErrorBody {
    const { status, code, message, details } = this
    return {
      error: {
        statusCode: status,
        name: 'Error',
        code,
        message,
        ...(details === undefined ? {} : { details }),
      },
    }
  }
}

/** The row that was looked for. What is not there, or is out of the caller's reach, is a 404. */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === undefined || row === null) throw new AppError('notFound')
  return row
}
