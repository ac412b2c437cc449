import {
  newPasswordProblem,
  PASSWORD_MIN_LENGTH,
  stripWhitespace,
} from '@nightshift/shared/access/auth/rules'
import { ERRORS } from '@nightshift/shared/errors'
import { lineText, plainText } from '@nightshift/shared/text'
import { addAdministrator } from '../domains/people/users/add-administrator.service.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/open.ts'
import { AppError } from '../platform/http/app-error.ts'
import { hashPassword } from '../platform/password.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

const required = lineText(100).min(1, 'is needed')

/** Adds an administrator of every festival. */
async function createAdmin() {
  const { password, ...person } = await answers({
    firstName: { flag: 'first-name', ask: 'First name', schema: required },
    lastName: { flag: 'last-name', ask: 'Last name', schema: required },
    username: { flag: 'username', ask: 'Username', schema: required, fallback: 'admin' },
    password: {
      flag: 'password',
      ask: `Password (${PASSWORD_MIN_LENGTH} characters or more)`,
      secret: true,
      schema: plainText(200)
        .transform(stripWhitespace)
        .refine((text) => text.length >= PASSWORD_MIN_LENGTH, { message: 'is too short' }),
    },
  })
  const problem = newPasswordProblem(password, { firstName: person.firstName, lastName: person.lastName })
  if (problem) throw new StartupError(ERRORS[problem].message)
  const database = await openDatabase(readConfig(process.env), { share: true })
  try {
    const passwordHash = await hashPassword(password)
    await database.db.transaction((tx) => addAdministrator(tx, { ...person, passwordHash }, new Date()))
    say(`${person.username} can sign in now.`)
  } catch (error) {
    if (error instanceof AppError && error.code === 'usernameTakenOnSignup')
      throw new StartupError(`The username ${person.username} is taken.`)
    throw error
  } finally {
    await database.close()
  }
}

await createAdmin().catch(stopWithOneSentence)
process.exit()
