import { z } from 'zod'
import { plainText } from '../../text.ts'

export const Credentials = z.strictObject({ username: plainText(200), password: plainText(200) })

export const SignedIn = z.strictObject({ id: z.uuid(), username: z.string() })
