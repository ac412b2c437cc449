import type { Unseen } from '@nightshift/shared/nights/publication/contract'
import { expect, test } from 'vitest'
import { mailLink, messageFor, smsLink } from './message-links.ts'

const ash: Unseen = {
  ...{ id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20', firstName: 'Ash', lastName: 'Marrow' },
  ...{ email: 'ash@example.com', phone: '845-555-0123' },
  nights: [
    {
      ...{ placeId: 1, night: '2024-10-11', isCancelled: false, isCalledOff: false, part: 'first' },
      ...{ positionName: 'Actor', eventName: 'The Bog & Co' },
      ...{ callAt: '2024-10-11T21:00:00.000Z', endsAt: '2024-10-12T05:00:00.000Z' },
    },
    {
      ...{ placeId: 2, night: '2024-10-12', isCancelled: true, isCalledOff: false, part: 'whole' },
      ...{ positionName: 'Actor', eventName: 'The Bog & Co' },
      ...{ callAt: '2024-10-12T21:00:00.000Z', endsAt: '2024-10-13T05:00:00.000Z' },
    },
  ],
}
const about = {
  ...{ festivalName: 'Dreadmoor', timeZone: 'America/New_York' },
  address: 'https://haunt.example/employee/my-nights',
}

test('a message has the nights, those that are off, and where to answer', () => {
  expect(messageFor(ash, about)).toBe(
    [
      'Hi Ash, your nights at Dreadmoor:',
      'Fri, Oct 11: Actor, first half, The Bog & Co. Be there at 5:00 PM.',
      'Sat, Oct 12: you are off.',
      'Please look at them and confirm: https://haunt.example/employee/my-nights',
    ].join('\n'),
  )
})

test('a night that is called off says not to come', () => {
  const [night] = ash.nights
  expect(messageFor({ ...ash, nights: [{ ...night!, isCalledOff: true }] }, about)).toContain(
    'Fri, Oct 11: the night is called off, please do not come.',
  )
})

test('the call time of the night on which the clocks go back is that of its evening', () => {
  const [night] = ash.nights
  const late = { ...night!, night: '2024-11-02', callAt: '2024-11-02T21:00:00.000Z' }
  expect(messageFor({ ...ash, nights: [late] }, about)).toContain('Sat, Nov 2: Actor, first half')
  expect(messageFor({ ...ash, nights: [late] }, about)).toContain('Be there at 5:00 PM.')
})

test.each([
  ['845-555-0123', 'sms:+18455550123?&body=A%20%26%20B%0AC'],
  ['+1 (845) 555-0123', 'sms:+18455550123?&body=A%20%26%20B%0AC'],
  ['+44 20 7946 0958', 'sms:+442079460958?&body=A%20%26%20B%0AC'],
  ['555 0123', 'sms:5550123?&body=A%20%26%20B%0AC'],
  ['none', undefined],
  ['', undefined],
])('a text to %s', (phone, link) => expect(smsLink(phone, 'A & B\nC')).toBe(link))

test('an email has its subject and its lines', () => {
  expect(mailLink('ash+x@example.com', 'Your nights', 'A?\nB')).toBe(
    'mailto:ash%2Bx@example.com?subject=Your%20nights&body=A%3F%0D%0AB',
  )
  expect(mailLink('', 'Your nights', 'A')).toBeUndefined()
})
