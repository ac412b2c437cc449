import type { Answers } from '@nightshift/shared/hiring/answers'
import { api } from '@nightshift/ui/api/api.ts'

export type OpenPosition = { id: number; name: string }

// Not validated: a schema would add to the bundle of the public pages.
const trusted = { parse: (answer: unknown) => answer as OpenPosition[] }
const anything = { parse: (answer: unknown) => answer }

export const openPositions = (festivalId: number) => api.get(`/api/publicAppPosition/${festivalId}`, trusted)

export const sendApplication = (festivalId: number, answers: Answers) =>
  api.post('/api/applications/', { rawData: JSON.stringify(answers), festivalId }, anything)
