import { get, post } from '../../calls.ts'
import { NightSheet, Publication, PublicationQuery, Publish } from './contract.ts'

/** Every change of the plan changes who is affected. */
const reads = ['employee', 'setting', 'plannedNight', 'plan'] as const

export const PUBLICATION_CALLS = {
  preview: get('/api/publication', {
    may: 'nights.edit',
    festival: 'query',
    reads,
    query: PublicationQuery,
    answer: Publication,
  }),
  /** Answers what is left to publish and who has not seen it yet. */
  publish: post('/api/publication', {
    may: 'nights.edit',
    festival: 'body',
    changes: ['plan'],
    body: Publish,
    answer: Publication,
  }),
  sheet: get('/api/publication/sheet', {
    may: 'nights.read',
    festival: 'query',
    reads,
    query: PublicationQuery,
    answer: NightSheet,
  }),
}
