import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName, type Scene } from '../../../../../test/permissions/testing/scene.ts'
import { festivals } from '../../../../platform/database/schema.ts'

const UNKNOWN = 2_000_000_000
const NIGHT = '2024-10-05'
const LATER = '2024-10-11T22:00:00Z'

const noticeOf = (text: string) => ({ text, from: null, until: null, severity: 'info' })

/** Gives the festival of the case a host, and lets an administrator prepare its site. */
export async function siteOf({ venue, festival }: Scene) {
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

export const siteContentPermissions = permissionsOf(SITE_CONTENT_CALLS, {
  read: {
    '': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async (scene) => {
        const { address } = await siteOf(scene)
        return {
          ask: () => scene.who.get(address),
          allowed: (reply) => expect(reply.json().festivalId).toBe(scene.festival.id),
        }
      },
    },
    'without a host or unknown': {
      outcomes: [401, [403, 403, 403, 404], [403, 403, 403, 404]],
      stage: async ({ venue, who }) => {
        const { id } = await venue.festival('Without a host')
        return { ask: () => Promise.all([id, UNKNOWN].map((one) => who.get(`/api/site/${one}`))) }
      },
    },
  },

  editDraft: {
    '': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async (scene) => {
        const { address, revisionOf } = await siteOf(scene)
        const body = { content: noticeOf(newName('Rain')), revision: await revisionOf('notice') }
        return { ask: () => scene.who.patch(`${address}/drafts/notice`, body) }
      },
    },
    'that somebody has changed since': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]],
      stage: async (scene) => {
        const { address, draft } = await siteOf(scene)
        const revision = (await draft()) - 1
        const body = { content: noticeOf(newName('Rain')), revision }
        return { ask: () => scene.who.patch(`${address}/drafts/notice`, body) }
      },
    },
    'unknown fields, or a shared section without a parent': {
      outcomes: [401, [403, 403, 403, 422], [403, 403, 403, 422]],
      stage: async (scene) => {
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
  },

  discardDraft: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: async (scene) => {
      const { address, draft } = await siteOf(scene)
      const body = { revision: await draft() }
      return { ask: () => scene.who.post(`${address}/drafts/notice/discard`, body) }
    },
  },

  publish: {
    now: {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // audited
      stage: async (scene) => {
        const { address, ada, publication } = await siteOf(scene)
        await ada.delete(`${address}/scheduled/notice`)
        const body = await publication()
        return { ask: () => scene.who.post(`${address}/publish`, body) }
      },
    },
    'at an instant': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // audited
      stage: async (scene) => {
        const { address, publication } = await siteOf(scene)
        const body = await publication(LATER)
        return { ask: () => scene.who.post(`${address}/publish`, body) }
      },
    },
    'now, although it is scheduled': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]],
      stage: async (scene) => {
        const { address, ada, publication } = await siteOf(scene)
        await ada.post(`${address}/publish`, await publication(LATER))
        const body = await publication()
        return { ask: () => scene.who.post(`${address}/publish`, body) }
      },
    },
  },

  unschedule: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // audited
    stage: async (scene) => {
      const { address, ada, publication } = await siteOf(scene)
      await ada.post(`${address}/publish`, await publication(LATER))
      return { ask: () => scene.who.delete(`${address}/scheduled/notice`) }
    },
  },

  versions: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: async (scene) => {
      const { address } = await siteOf(scene)
      return {
        ask: () => scene.who.get(`${address}/versions`),
        allowed: (reply) => expect(reply.json().length).toBeGreaterThan(0),
      }
    },
  },

  version: {
    '': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async (scene) => {
        const { address } = await siteOf(scene)
        return { ask: () => scene.who.get(`${address}/versions/0`) }
      },
    },
    unknown: {
      outcomes: [401, [403, 403, 403, 404], [403, 403, 403, 404]],
      stage: async (scene) => {
        const { address } = await siteOf(scene)
        return {
          ask: () =>
            Promise.all(['999', '-1', 'x'].map((number) => scene.who.get(`${address}/versions/${number}`))),
        }
      },
    },
  },

  bringBack: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // audited
    stage: async (scene) => {
      const { address, ada, publication } = await siteOf(scene)
      await ada.delete(`${address}/scheduled/notice`)
      await ada.post(`${address}/publish`, await publication())
      return { ask: () => scene.who.post(`${address}/versions/0/bring-back`) }
    },
  },

  closedNights: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { address } = await siteOf(scene)
      return { ask: () => scene.who.get(`${address}/closed-nights`) }
    },
  },

  callOff: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited; live at once
    stage: async (scene) => {
      const { address } = await siteOf(scene)
      const body = { date: NIGHT, words: newName('Storm') }
      return { ask: () => scene.who.post(`${address}/closed-nights`, body) }
    },
  },

  reopenNight: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited; live at once
    stage: async (scene) => {
      const { address, ada } = await siteOf(scene)
      await ada.post(`${address}/closed-nights`, { date: NIGHT, words: newName('Storm') })
      return { ask: () => scene.who.delete(`${address}/closed-nights/${NIGHT}`) }
    },
  },
})
