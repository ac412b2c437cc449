import type { SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite, SectionState } from '@nightshift/shared/site/site-content/contract'
import type { NoticeSection } from '@nightshift/shared/site/site-content/sections/notice'
import { desc, eq } from 'drizzle-orm'
import type { Venue } from '../../../../../test/testing/venue.ts'
import { auditLog, type festivals } from '../../../../platform/database/schema.ts'

let count = 0

export const noticeOf = (text: string): NoticeSection => ({
  ...{ text, from: null, until: null, severity: 'info' },
})

/** A festival of the brand with a host of its own, and the calls of an editor of its site. */
export async function openSite(venue: Venue, settings: Partial<typeof festivals.$inferInsert> = {}) {
  count += 1
  const brand = { brand: 'dreadmoor', enableHome: true, hostName: `site-${count}.example` }
  const festival = await venue.festival(`Site ${count}`, { ...brand, ...settings })
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const address = `/api/site/${festival.id}`

  const read = async (): Promise<EditedSite> => (await ada.get(address)).json()
  const stateOf = async (section: SectionName): Promise<SectionState> =>
    (await read()).sections.find(({ name }) => name === section)!
  const edit = (section: SectionName, content: unknown, revision: number, editor = ada) =>
    editor.patch(`${address}/drafts/${section}`, { content, revision })

  /** Stores a draft on top of the current one. */
  const draft = async <Name extends SectionName>(section: Name, content: SiteContent[Name] | null) => {
    const reply = await edit(section, content, (await stateOf(section)).revision)
    if (reply.statusCode !== 200) throw new Error(reply.body)
  }
  /** Publishes the current drafts of these sections. */
  const publish = async (sections: SectionName[], at: string | null = null) => {
    const { sections: states } = await read()
    const named = states.filter(({ name }) => sections.includes(name))
    const body = { sections: named.map(({ name, revision }) => ({ name, revision })), at }
    return ada.post(`${address}/publish`, body)
  }

  return {
    ...{ festival, ada, address, read, stateOf, edit, draft, publish },
    /** Makes a notice live. */
    announce: async (text: string) => {
      await draft('notice', noticeOf(text))
      await publish(['notice'])
    },
    /** What visitors get. */
    live: async (): Promise<SiteContent> =>
      (await venue.visitor.get(`/api/publicSite/${festival.id}`)).json().content,
    versions: async () => (await ada.get(`${address}/versions`)).json(),
    trail: () =>
      venue.db.select().from(auditLog).where(eq(auditLog.festivalId, festival.id)).orderBy(desc(auditLog.id)),
  }
}
