import { foldUsername } from '../access/auth/username.ts'

type Name = { firstName: string; lastName: string }

const NAMELESS = 'staff'

/**
 * Proposes a free username: the first name and the initial of the last, then more letters of the last, then numbers.
 * Without accents, which not every keyboard has.
 */
export function proposeUsername({ firstName, lastName }: Name, taken: Iterable<string>) {
  const used = new Set([...taken].map(foldUsername))
  const first = plain(firstName)
  const last = [...plain(lastName)]
  for (let letters = Math.min(1, last.length); letters <= last.length; letters++) {
    const candidate = first + last.slice(0, letters).join('')
    if (candidate && !used.has(candidate)) return candidate
  }
  const whole = first + last.join('') || NAMELESS
  for (let number = 2; ; number++) if (!used.has(`${whole}${number}`)) return `${whole}${number}`
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .slice(0, 35)
