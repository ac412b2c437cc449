import { fuzz } from './fuzz.mjs'

const title = 'Fuzzing: filters'
const what =
  'Generated filters, valid and invalid, by people of every access level, with a second festival in the database. Each response must be below 500 with our error object, and show nothing of the other festival or of a higher level.'

const prove = ({ quick }) => fuzz('filters', 'handles any filter', quick ? 1_000 : 100_000)

export const filters = { title, what, prove }
