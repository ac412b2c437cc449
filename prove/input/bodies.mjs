import { fuzz } from './fuzz.mjs'

const title = 'Fuzzing: bodies'
const what =
  'Generated bodies, mostly valid, to every call that writes, by people of every access level below 3. Responses must meet the same conditions, and the rows of the other festival must be unchanged.'

const prove = ({ quick }) => fuzz('bodies', 'handles any body, and reaches', quick ? 1_000 : 100_000)

export const bodies = { title, what, prove }
