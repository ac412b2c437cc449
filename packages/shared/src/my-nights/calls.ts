import { z } from 'zod'
import type { Calls } from '../calls.ts'
import {
  AvailabilityEdit,
  MyAvailability,
  MyNights,
  MyNightsQuery,
  NightAnswer,
  PlaceParams,
  SeenNights,
} from './contract.ts'

const query = MyNightsQuery
const nothing = { answer: z.null(), answerAs: 'nothing' } as const

export const MY_NIGHTS_CALLS = {
  list: { method: 'GET', path: '/api/users/me/nights', query, answer: MyNights },
  see: { method: 'POST', path: '/api/users/me/nights/seen', body: SeenNights, ...nothing },
  answer: {
    method: 'POST',
    path: '/api/users/me/nights/:placeId/answer',
    params: PlaceParams,
    body: NightAnswer,
    ...nothing,
  },
  availability: { method: 'GET', path: '/api/users/me/availability', query, answer: MyAvailability },
  editAvailability: {
    method: 'PATCH',
    path: '/api/users/me/availability',
    query,
    body: AvailabilityEdit,
    answer: MyAvailability,
  },
} as const satisfies Calls
