import { get, patch, post } from '../../calls.ts'
import {
  AvailabilityEdit,
  MyAvailability,
  MyNights,
  MyNightsQuery,
  NightAnswer,
  PlaceParams,
  SeenNights,
} from './contract.ts'

/** The festival that the query names, or that one has chosen or belongs to. */
const ofFestival = { may: 'signedIn', festival: 'any', query: MyNightsQuery } as const

export const MY_NIGHTS_CALLS = {
  list: get('/api/users/me/nights', { ...ofFestival, answer: MyNights }),
  see: post('/api/users/me/nights/seen', { may: 'signedIn', changes: ['plan'], body: SeenNights }),
  answer: post('/api/users/me/nights/:placeId/answer', {
    may: 'signedIn',
    changes: ['plan'],
    params: PlaceParams,
    body: NightAnswer,
  }),
  availability: get('/api/users/me/availability', { ...ofFestival, answer: MyAvailability }),
  editAvailability: patch('/api/users/me/availability', {
    ...ofFestival,
    changes: ['plan', 'employee'],
    body: AvailabilityEdit,
    answer: MyAvailability,
  }),
}
