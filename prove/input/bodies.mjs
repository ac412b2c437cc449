import { fuzz } from './fuzz.mjs'

const title = 'Generated bodies'
const what =
  'Bodies that fit more or less, to every call that writes, by people of every level below 3. The same is asked of each answer, and the rows of the other festival must be what they were.'

const prove = ({ quick }) => fuzz('bodies', 'handles any body, and reaches', quick ? 1_000 : 100_000)

export const bodies = { title, what, prove }
