import type { Calls } from '../calls.ts'
import { NightSheet, Publication, PublicationQuery, Publish } from './contract.ts'

export const PUBLICATION_CALLS = {
  preview: { method: 'GET', path: '/api/publication', query: PublicationQuery, answer: Publication },
  /** Answers what is left to publish and who has not seen it yet. */
  publish: { method: 'POST', path: '/api/publication', body: Publish, answer: Publication },
  sheet: { method: 'GET', path: '/api/publication/sheet', query: PublicationQuery, answer: NightSheet },
} as const satisfies Calls
