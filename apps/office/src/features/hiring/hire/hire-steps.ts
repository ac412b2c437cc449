export const HIRE_STEPS = ['user', 'position', 'application'] as const
type HireStep = (typeof HIRE_STEPS)[number]
export type StepState = 'waiting' | 'running' | 'done' | 'failed'

type Person = { id: string; username: string }
/** How far a hire has come. */
export type Progress = { states: Record<HireStep, StepState>; person?: Person }
export const NOT_BEGUN: Progress = {
  states: { user: 'waiting', position: 'waiting', application: 'waiting' },
}

type Calls = {
  createUser: () => Promise<Person>
  addPosition: (userId: string) => Promise<unknown>
  markHired: (userId: string) => Promise<unknown>
}

export type Outcome =
  | { kind: 'hired'; person: Person }
  | { kind: 'notCreated' | 'notMarked'; error: unknown }
  | { kind: 'withoutPosition'; person: Person; error: unknown }

/**
 * Does what is not done yet of a hire: create the user, add the position, mark the application. Without a user there
 * is nothing to go on with. Without the position there is: the applicant is hired, and gets it by hand.
 */
export async function runHire(
  begun: Progress,
  calls: Calls,
  show: (progress: Progress) => void,
): Promise<Outcome> {
  let progress = begun
  const failures: Partial<Record<HireStep, unknown>> = {}
  const mark = (step: HireStep, state: StepState, person = progress.person) => {
    progress = { states: { ...progress.states, [step]: state }, person }
    show(progress)
  }
  async function attempt(step: HireStep, work: () => Promise<Person | undefined>) {
    if (progress.states[step] === 'done') return
    mark(step, 'running')
    try {
      mark(step, 'done', (await work()) ?? progress.person)
    } catch (error) {
      failures[step] = error
      mark(step, 'failed')
    }
  }

  await attempt('user', calls.createUser)
  const { person } = progress
  if (!person) return { kind: 'notCreated', error: failures.user }
  const nothing = () => undefined
  await attempt('position', () => calls.addPosition(person.id).then(nothing))
  await attempt('application', () => calls.markHired(person.id).then(nothing))
  if ('application' in failures) return { kind: 'notMarked', error: failures.application }
  if ('position' in failures) return { kind: 'withoutPosition', person, error: failures.position }
  return { kind: 'hired', person }
}
