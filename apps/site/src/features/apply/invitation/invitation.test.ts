// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepInvitation, takeInvitation } from './invitation.ts'

const visit = (address: string) => history.replaceState({ page: 1 }, '', address)

beforeEach(() => visit('/apply/1'))

test('a token is taken from the address, which keeps everything else', () => {
  visit('/apply/1?from=mail#invite=a_B-9')
  expect(takeInvitation(1)).toEqual({ token: 'a_B-9' })
  expect(location.href).toBe(`${location.origin}/apply/1?from=mail`)
  expect(history.state).toEqual({ page: 1 })
})

test('the tab keeps it after a reload, for its festival only', () => {
  visit('/apply/1#invite=token')
  takeInvitation(1)
  expect(takeInvitation(1)).toEqual({ token: 'token' })
  expect(takeInvitation(2)).toBeUndefined()
  keepInvitation(1, { token: 'token', contact: 'wren@example.com' })
  visit('/apply/1#invite=token')
  expect(takeInvitation(1)).toEqual({ token: 'token', contact: 'wren@example.com' })
  visit('/apply/1#invite=another')
  expect(takeInvitation(1)).toEqual({ token: 'another' })
  keepInvitation(1, undefined)
  expect(takeInvitation(1)).toBeUndefined()
})

test.each(['/apply', '/apply#position', '/apply#invite=', '/apply#invite=a%20b'])(
  '%s has none',
  (address) => {
    visit(address)
    expect(takeInvitation(1)).toBeUndefined()
  },
)

test('blocked or damaged storage breaks nothing', () => {
  sessionStorage.setItem('invitation-1', '{nonsense')
  expect(takeInvitation(1)).toBeUndefined()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  visit('/apply#invite=token')
  expect(takeInvitation(1)).toEqual({ token: 'token' })
})
