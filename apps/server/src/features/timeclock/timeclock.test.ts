import { describe, expect, test } from 'vitest'
import { openVenue } from '../../testing/venue.ts'

const venue = await openVenue()

describe('clocking in', () => {
  test('opens one entry when the same button is pressed twice at once', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const press = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
    const replies = await Promise.all([press(), press()])
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409])
  })

  test('copies the position and the pay rate', async () => {
    const ash = await venue.hire('Ash', 'Bog Actor')
    const reply = await ash.post('/api/clockin', String(ash.positions[0]!.id))
    expect(reply.json()).toMatchObject({ positionName: 'Bog Actor', payrate: 15.25, endTime: null })
  })

  test('is refused without a position, in the words of the specification', async () => {
    const ash = await venue.hire('Ash')
    const reply = await ash.post('/api/clockin', '1')
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error.message).toBe('You have not been assigned a possition!')
  })
})
