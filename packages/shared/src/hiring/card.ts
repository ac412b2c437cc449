import { type Night, nightLabel } from '../seasons/nights.ts'
import { formatDateTime } from '../time.ts'

type Known = { nights: Night[]; timeZone: string; positionLabel: (id: unknown) => string }
type Row = { key: string; label: string; lines: string[] }

/** The rows of a card: one per answer in the order they were sent; a list has a line for each item. */
export const answerRows = (answers: Record<string, unknown>, known: Known): Row[] =>
  Object.entries(answers).map(([key, value]) => ({
    key,
    label: answerLabel(key),
    lines: linesOf(key, value, known),
  }))

/** What an answer is called: 'firstName' reads 'First name', 'over16' reads 'Over 16'. */
export const answerLabel = (key: string) => {
  const words = key.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function linesOf(key: string, value: unknown, known: Known): string[] {
  if (key === 'unavailable' && Array.isArray(value))
    return value.map((night) => nightLabel(known.nights, String(night)))
  if (key === 'position') return [known.positionLabel(value)]
  if (key === 'dateSubmited' && typeof value === 'string') return [dateText(value, known.timeZone)]
  if (Array.isArray(value)) return value.map(textOf)
  return value === '' ? [] : [textOf(value)]
}

const dateText = (value: string, timeZone: string) =>
  Number.isNaN(Date.parse(value)) ? value : formatDateTime(new Date(value), timeZone)

function textOf(value: unknown) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
