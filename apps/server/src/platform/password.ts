import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from './http/app-error.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // argon2id is the default kind

/** Concurrency limit: many sign-ins at once must leave half of the processors to the kiosk. */
const AT_ONCE = Math.max(1, availableParallelism() >> 1)
const LONGEST_QUEUE = 100

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>) {
  if (waiting.length >= LONGEST_QUEUE) throw new AppError('busy')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // Hands the slot to the next in the queue, or frees it.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, COST))

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** For the demo, whose passwords are public: a slow hash would protect nothing and takes half of its start. */
export const hashPublicPassword = (password: string) => hash(password, CHEAP)

/** Dummy hash, so that an unknown user takes the same time as a wrong password. */
const NOBODY = await hashPassword('nobody')

/** Verifies a password. Without a hash it takes as long, and is false. */
export const passwordMatches = (password: string, passwordHash = NOBODY) =>
  inTurn(async () => (await verify(passwordHash, password)) && passwordHash !== NOBODY)
