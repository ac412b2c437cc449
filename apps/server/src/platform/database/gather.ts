type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer | undefined) => void
  reject: (error: unknown) => void
}

const MOST_AT_ONCE = 200

/**
 * One statement for many questions: those that arrive while one is under way are asked together in the next. Under
 * a rush that saves a way to the database for each; alone, a question waits for nothing. Each is asked after it
 * arrived, so no answer is older than its question.
 */
export function gather<Question, Answer>(
  ask: (questions: Question[]) => Promise<(Answer | undefined)[]>,
): (question: Question) => Promise<Answer | undefined> {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay = false

  async function next() {
    underWay = true
    const asked = waiting.splice(0, MOST_AT_ONCE)
    try {
      const answers = await ask(asked.map(({ question }) => question))
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index])
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
    underWay = false
    if (waiting.length) void next()
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!underWay) void next()
    })
}
