import { AppError } from '../http/app-error.ts'

/** Ends the request with 400 and a sentence that names what is wrong with the filter. */
export function refuse(message: string): never {
  throw new AppError('invalidFilter', { message })
}

/** What the caller wrote, short enough to be repeated to them. */
export function quote(name: unknown) {
  const text = typeof name === 'string' ? name : (JSON.stringify(name) ?? '')
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}
