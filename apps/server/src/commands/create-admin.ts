import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { defaultPassword, PASSWORD_MIN_LENGTH, stripWhitespace } from '@nightshift/shared/auth/rules'
import { ERRORS } from '@nightshift/shared/errors'
import { plainText } from '@nightshift/shared/text'
import { readConfig } from '../platform/config.ts'
import { constraintOf } from '../platform/database/constraints.ts'
import { openDatabase } from '../platform/database/open.ts'
import { auditLog, users } from '../platform/database/schema.ts'
import { hashPassword } from '../platform/password.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say, stopWithOneSentence } from '../platform/terminal.ts'
import { answers } from './prompt.ts'

const required = plainText(100).min(1, 'is needed')

/** Makes a person of the highest level, who belongs to no festival and reaches them all. */
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
  if (password === defaultPassword(person)) throw new StartupError(ERRORS.passwordIsDefault.message)
  const database = await openDatabase(readConfig(process.env), { share: true })
  try {
    const passwordHash = await hashPassword(password)
    await database.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(users)
        .values({ ...person, passwordHash, passwordIsDefault: false, accessLvl: HIGHEST_LEVEL })
        .returning({ id: users.id })
      const after = { username: person.username, accessLvl: HIGHEST_LEVEL }
      await tx.insert(auditLog).values({ action: 'create', entity: 'user', entityId: made!.id, after })
    })
    say(`${person.username} can sign in now.`)
  } catch (error) {
    if (constraintOf(error) === 'users_username')
      throw new StartupError(`The username ${person.username} is taken.`)
    throw error
  } finally {
    await database.close()
  }
}

await createAdmin().catch(stopWithOneSentence)
process.exit()
