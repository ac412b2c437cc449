import { isDeepStrictEqual } from 'node:util'
import type { OperatorSettings } from '@nightshift/shared/site/public-site/settings'
import {
  OwnContent,
  SECTION_NAMES,
  type SectionName,
  type SiteContent,
} from '@nightshift/shared/site/site-content/content'
import type { EditedSite, SectionState, SiteVersion } from '@nightshift/shared/site/site-content/contract'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { type Drafts, findDrafts } from './drafts.queries.ts'
import { findClosedNights, findOwnContent, findSharing } from './live-content.queries.ts'
import { findPeopleNames, type PeopleNames } from './people-names.queries.ts'
import { findScheduled, type Scheduled } from './scheduled/scheduled.queries.ts'
import { findVersion, findVersionLines, type VersionLine } from './versions.queries.ts'

/** One snapshot of the database: revisions, drafts and live content fit together. */
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** The site as its editors see it. */
export const readSite = (db: Db, festivalId: number, settings: OperatorSettings): Promise<EditedSite> =>
  db.transaction(async (tx) => {
    const festival = await findSiteFestival(tx, festivalId)
    const { content: live, number: version } = await findOwnContent(tx, festivalId)
    const drafts = await findDrafts(tx, festivalId, live)
    const scheduled = await findScheduled(tx, festivalId)
    const editors = SECTION_NAMES.map((name) => drafts[name].editedBy)
    const names = await findPeopleNames(tx, [...editors, ...scheduled.map(({ approvedBy }) => approvedBy)])
    return {
      festivalId,
      hostName: festival.hostName,
      version,
      live,
      parent: festival.siteParentId ? await findParent(tx, festival.siteParentId) : null,
      sharedBy: await findSharing(tx, festivalId),
      sections: SECTION_NAMES.map((name) => stateOf(name, { drafts, live, scheduled, names })),
      draft: draftContent(drafts),
      closedNights: await findClosedNights(tx, festivalId),
      ...(festival.salesAsOf && { salesAsOf: festival.salesAsOf.toISOString() }),
      environment: { seller: settings.tickets !== undefined, map: settings.mapUrl !== undefined },
    }
  }, SNAPSHOT)

/** The kept versions, the newest first. */
export const readVersions = (db: Db, festivalId: number): Promise<SiteVersion[]> =>
  db.transaction(async (tx) => {
    const lines = await findVersionLines(tx, await findSiteFestival(tx, festivalId))
    const names = await findPeopleNames(
      tx,
      lines.map(({ publishedBy }) => publishedBy),
    )
    return lines.map((line) => describeVersion(line, names))
  }, SNAPSHOT)

export const readVersion = (db: Db, festivalId: number, number: number) =>
  db.transaction(async (tx) => {
    const version = found(await findVersion(tx, await findSiteFestival(tx, festivalId), number))
    const { content } = version
    if (!OwnContent.safeParse(content).success) throw new AppError('versionUnreadable')
    const names = await findPeopleNames(tx, [version.publishedBy])
    return { version: describeVersion(version, names), content }
  }, SNAPSHOT)

/** A festival without a host has no site. */
export async function findSiteFestival(db: Queryable, festivalId: number) {
  const festival = found(await findFestival(db, festivalId))
  return { ...festival, hostName: found(festival.hostName) }
}

export const draftContent = (drafts: Drafts) =>
  Object.fromEntries(SECTION_NAMES.map((name) => [name, drafts[name].content])) as OwnContent

async function findParent(db: Queryable, id: number) {
  const parent = await findFestival(db, id)
  const { content } = await findOwnContent(db, id)
  return { id, name: parent!.name, content: content as SiteContent }
}

type Known = { drafts: Drafts; live: OwnContent; scheduled: Scheduled[]; names: PeopleNames }

function stateOf(name: SectionName, { drafts, live, scheduled, names }: Known): SectionState {
  const { content, revision, editedAt, editedBy } = drafts[name]
  const waiting = scheduled.find(({ section }) => section === name)
  return {
    name,
    revision,
    isLive: isDeepStrictEqual(content, live[name]),
    editedAt: editedAt?.toISOString() ?? null,
    editedBy: names(editedBy),
    scheduled: waiting
      ? {
          at: waiting.publishAt.toISOString(),
          by: names(waiting.approvedBy),
          sameAsDraft: isDeepStrictEqual(waiting.content, content),
        }
      : null,
  }
}

const describeVersion = (
  { number, publishedAt, publishedBy, how, broughtBack, sections }: VersionLine,
  names: PeopleNames,
): SiteVersion => ({
  number,
  how,
  broughtBack,
  sections,
  at: publishedAt.toISOString(),
  by: names(publishedBy),
})
