import { isDeepStrictEqual } from 'node:util'
import { checkAnswers } from '../api/api.ts'

// An answer that breaks its contract, or that a screen would see otherwise after validation, fails its test.
checkAnswers(({ method, path, answer: contract }, answer) => {
  if (!contract) return answer
  const parsed = contract.parse(answer)
  if (!isDeepStrictEqual(parsed, answer))
    throw new Error(`${method} ${path}: the answer depends on validation`)
  return answer
})
