import type { SectionName } from '@nightshift/shared/site-content/content'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { festivals } from '../../../../../src/platform/database/schema.ts'
import type { Proofs } from '../../prove.ts'
import { newName, type Scene } from '../../scene.ts'

const UNKNOWN = 2_000_000_000
const NIGHT = '2024-10-05'
const LATER = '2024-10-11T22:00:00Z'

const noticeOf = (text: string) => ({ text, from: null, until: null, severity: 'info' })

/** Gives the festival of the case a host, and lets an administrator prepare its site. */
async function siteOf({ venue, festival }: Scene) {
  const site = { hostName: `haunt-${festival.id}.example`, brand: 'dreadmoor', enableHome: true }
  await venue.db.update(festivals).set(site).where(eq(festivals.id, festival.id))
  const address = `/api/site/${festival.id}`
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const revisionOf = async (section: SectionName): Promise<number> => {
    const { sections } = (await ada.get(address)).json()
    return sections.find(({ name }: { name: string }) => name === section).revision
  }
  /** Stores a new draft of the notice, which nothing keeps from being published, and answers its revision. */
  const draft = async (text = newName('Rain')) => {
    const revision = await revisionOf('notice')
    await ada.patch(`${address}/drafts/notice`, { content: noticeOf(text), revision })
    return revisionOf('notice')
  }
  const publication = async (at: string | null = null) => ({
    sections: [{ name: 'notice', revision: await draft() }],
    at,
  })
  return { address, ada, draft, publication, revisionOf }
}

export const siteContentProofs: Proofs = {
  'GET /api/publicSite/{festival}': {
    'with a host': async ({ venue, who }) => {
      const { id } = await venue.festival('Shown', { hostName: `${newName('shown')}.example` })
      return {
        ask: () => who.get(`/api/publicSite/${id}`),
        allowed: (reply) => expect(Object.keys(reply.json())).toEqual(['content', 'closedNights']),
      }
    },
    'switched off, without a host or unknown': async ({ venue, who }) => {
      const off = { hostName: `${newName('off')}.example`, enableApps: false }
      const hidden = [await venue.festival('Off', off), await venue.festival('Without a host')]
      const ids = [...hidden.map(({ id }) => id), UNKNOWN, 0, 'none']
      return {
        ask: () => Promise.all(ids.map((id) => who.get(`/api/publicSite/${id}`))),
        refused: (...replies) => expect(new Set(replies.map(({ body }) => body)).size).toBe(1),
      }
    },
  },

  'GET /api/site/{festival}': {
    '': async (scene) => {
      const { address } = await siteOf(scene)
      return {
        ask: () => scene.who.get(address),
        allowed: (reply) => expect(reply.json().festivalId).toBe(scene.festival.id),
      }
    },
    'without a host or unknown': async ({ venue, who }) => {
      const { id } = await venue.festival('Without a host')
      return { ask: () => Promise.all([id, UNKNOWN].map((one) => who.get(`/api/site/${one}`))) }
    },
  },

  'PATCH /api/site/{festival}/drafts/{section}': {
    '': async (scene) => {
      const { address, revisionOf } = await siteOf(scene)
      const body = { content: noticeOf(newName('Rain')), revision: await revisionOf('notice') }
      return { ask: () => scene.who.patch(`${address}/drafts/notice`, body) }
    },
    'that somebody has changed since': async (scene) => {
      const { address, draft } = await siteOf(scene)
      const revision = (await draft()) - 1
      const body = { content: noticeOf(newName('Rain')), revision }
      return { ask: () => scene.who.patch(`${address}/drafts/notice`, body) }
    },
    'unknown fields, or a shared section without a parent': async (scene) => {
      const { address, revisionOf } = await siteOf(scene)
      const revision = await revisionOf('notice')
      const contents = [{ ...noticeOf('Rain'), html: '<b>Rain</b>' }, null, 'Rain']
      return {
        ask: () =>
          Promise.all(
            contents.map((content) => scene.who.patch(`${address}/drafts/notice`, { content, revision })),
          ),
      }
    },
  },

  'POST /api/site/{festival}/drafts/{section}/discard': {
    '': async (scene) => {
      const { address, draft } = await siteOf(scene)
      const body = { revision: await draft() }
      return { ask: () => scene.who.post(`${address}/drafts/notice/discard`, body) }
    },
  },

  'POST /api/site/{festival}/publish': {
    now: async (scene) => {
      const { address, ada, publication } = await siteOf(scene)
      await ada.delete(`${address}/scheduled/notice`)
      const body = await publication()
      return { ask: () => scene.who.post(`${address}/publish`, body) }
    },
    'at an instant': async (scene) => {
      const { address, publication } = await siteOf(scene)
      const body = await publication(LATER)
      return { ask: () => scene.who.post(`${address}/publish`, body) }
    },
    'now, although it is scheduled': async (scene) => {
      const { address, ada, publication } = await siteOf(scene)
      await ada.post(`${address}/publish`, await publication(LATER))
      const body = await publication()
      return { ask: () => scene.who.post(`${address}/publish`, body) }
    },
  },

  'DELETE /api/site/{festival}/scheduled/{section}': {
    '': async (scene) => {
      const { address, ada, publication } = await siteOf(scene)
      await ada.post(`${address}/publish`, await publication(LATER))
      return { ask: () => scene.who.delete(`${address}/scheduled/notice`) }
    },
  },

  'GET /api/site/{festival}/versions': {
    '': async (scene) => {
      const { address } = await siteOf(scene)
      return {
        ask: () => scene.who.get(`${address}/versions`),
        allowed: (reply) => expect(reply.json().length).toBeGreaterThan(0),
      }
    },
  },

  'GET /api/site/{festival}/versions/{number}': {
    '': async (scene) => {
      const { address } = await siteOf(scene)
      return { ask: () => scene.who.get(`${address}/versions/0`) }
    },
    unknown: async (scene) => {
      const { address } = await siteOf(scene)
      return {
        ask: () =>
          Promise.all(['999', '-1', 'x'].map((number) => scene.who.get(`${address}/versions/${number}`))),
      }
    },
  },

  'POST /api/site/{festival}/versions/{number}/bring-back': {
    '': async (scene) => {
      const { address, ada, publication } = await siteOf(scene)
      await ada.delete(`${address}/scheduled/notice`)
      await ada.post(`${address}/publish`, await publication())
      return { ask: () => scene.who.post(`${address}/versions/0/bring-back`) }
    },
  },

  'GET /api/site/{festival}/closed-nights': {
    '': async (scene) => {
      const { address } = await siteOf(scene)
      return { ask: () => scene.who.get(`${address}/closed-nights`) }
    },
  },

  'POST /api/site/{festival}/closed-nights': {
    '': async (scene) => {
      const { address } = await siteOf(scene)
      const body = { date: NIGHT, words: newName('Storm') }
      return { ask: () => scene.who.post(`${address}/closed-nights`, body) }
    },
  },

  'DELETE /api/site/{festival}/closed-nights/{date}': {
    '': async (scene) => {
      const { address, ada } = await siteOf(scene)
      await ada.post(`${address}/closed-nights`, { date: NIGHT, words: newName('Storm') })
      return { ask: () => scene.who.delete(`${address}/closed-nights/${NIGHT}`) }
    },
  },

  'GET /site-preview/{festival}': {
    '': async (scene) => {
      await siteOf(scene)
      return {
        ask: () => scene.who.get(`/site-preview/${scene.festival.id}`),
        allowed: (reply) => expect(reply.headers['cache-control']).toBe('no-store'),
      }
    },
    'without a host or unknown': async ({ venue, who }) => {
      const { id } = await venue.festival('Without a host')
      return { ask: () => Promise.all([id, UNKNOWN].map((one) => who.get(`/site-preview/${one}`))) }
    },
  },

  'GET /site-preview/{festival}/*': {
    '': async (scene) => {
      await siteOf(scene)
      return { ask: () => scene.who.get(`/site-preview/${scene.festival.id}/policies`) }
    },
  },
}
