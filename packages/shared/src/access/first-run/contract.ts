import { z } from 'zod'
import { Season } from '../../seasons/season.ts'
import { HostName, TimeZone } from '../../setup/festivals/contract.ts'
import { lineText, plainText } from '../../text.ts'
import { SignedIn } from '../auth/contract.ts'

const name = lineText(100).min(1)

/** The first account and the first festival, with the code that the server printed at its start. */
export const FirstRun = z.strictObject({
  code: plainText(20).trim().min(1),
  firstName: name,
  lastName: name,
  username: plainText(80).trim().min(1),
  password: plainText(200).min(1),
  festivalName: name,
  timeZone: TimeZone,
  hostName: HostName,
  /** Without one it is proposed, and the site stays off until somebody has looked at it. */
  season: z.optional(Season),
})
export type FirstRun = z.infer<typeof FirstRun>

/** The person is signed in, and works in the new festival. */
export const FirstRunDone = z.strictObject({ ...SignedIn.shape, festivalId: z.int() })
