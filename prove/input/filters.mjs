import { fuzz } from './fuzz.mjs'

const title = 'Generated filters'
const what =
  'Filters such as the screens send and such as nobody should, by people of every level, with another festival beside theirs. Each answer must be one of ours below 500, and show nothing of the other festival or of a higher level.'

const prove = ({ quick }) => fuzz('filters', 'handles any filter', quick ? 1_000 : 100_000)

export const filters = { title, what, prove }
