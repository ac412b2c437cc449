import { expect, test } from 'vitest'
import { loggedPath } from './logging.ts'

test.each([
  ['/api/users?filter=Ash', '/api/users'],
  ['/api/calendar/secret.ics?x=1', '/api/calendar/'],
  [undefined, undefined],
])('%s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path))
