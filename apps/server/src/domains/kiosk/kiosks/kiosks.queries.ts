import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { festivals, kiosks, userPhotos, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

type Inserted = Pick<
  typeof kiosks.$inferInsert,
  'festivalId' | 'name' | 'place' | 'codeHash' | 'codeExpiresAt' | 'createdAt'
>

export async function insertKiosk(tx: Transaction, kiosk: Inserted) {
  const [made] = await tx.insert(kiosks).values(kiosk).returning()
  return made!
}

/** Those in use first, the revoked ones last. A kiosk that was revoked before it was enrolled never existed. */
export const findKiosks = (db: Db, scope: FestivalScope) =>
  db
    .select({
      id: kiosks.id,
      festivalId: kiosks.festivalId,
      name: kiosks.name,
      place: kiosks.place,
      codeExpiresAt: kiosks.codeExpiresAt,
      enrolledAt: kiosks.enrolledAt,
      revokedAt: kiosks.revokedAt,
      lastSeenAt: kiosks.lastSeenAt,
      release: kiosks.release,
      waitingPunches: kiosks.waitingPunches,
      oldestWaitingAt: kiosks.oldestWaitingAt,
      clockSkewMs: kiosks.clockSkewMs,
      storagePersisted: kiosks.storagePersisted,
    })
    .from(kiosks)
    .where(
      and(
        withinFestival(kiosks.festivalId, scope),
        or(isNotNull(kiosks.enrolledAt), isNull(kiosks.revokedAt)),
      ),
    )
    .orderBy(isNotNull(kiosks.revokedAt), isNull(kiosks.enrolledAt), kiosks.name, kiosks.id)

export async function lockKiosk(tx: Transaction, scope: FestivalScope, id: number) {
  const [kiosk] = await tx
    .select()
    .from(kiosks)
    .where(and(eq(kiosks.id, id), withinFestival(kiosks.festivalId, scope)))
    .for('no key update')
  return kiosk
}

/** The token's hash stays, so that the device can deliver what it has saved. */
export const revoke = (tx: Transaction, id: number, revokedAt: Date) =>
  tx.update(kiosks).set({ revokedAt, codeHash: null }).where(eq(kiosks.id, id))

/** Uses up the code. Of two devices with one code the second finds none: it waits for the row, and reads it anew. */
export async function useCode(tx: Transaction, codeHash: Buffer, tokenHash: Buffer, now: Date) {
  const [enrolled] = await tx
    .update(kiosks)
    .set({ tokenHash, enrolledAt: now, codeHash: null })
    .where(and(eq(kiosks.codeHash, codeHash), gt(kiosks.codeExpiresAt, now), isNull(kiosks.revokedAt)))
    .returning()
  return enrolled
}

/** What the device knows about itself. */
export async function findSelf(db: Queryable, id: number) {
  const [self] = await db
    .select({
      id: kiosks.id,
      name: kiosks.name,
      place: kiosks.place,
      festivalId: kiosks.festivalId,
      festivalName: festivals.name,
      timeZone: festivals.timeZone,
      longestShiftHours: festivals.longestShiftHours,
    })
    .from(kiosks)
    .innerJoin(festivals, eq(festivals.id, kiosks.festivalId))
    .where(eq(kiosks.id, id))
  return self!
}

type Reported = Pick<
  typeof kiosks.$inferSelect,
  'release' | 'waitingPunches' | 'oldestWaitingAt' | 'clockSkewMs' | 'storagePersisted'
>

/** Stores a heartbeat and answers the one before it; nothing for a revoked kiosk. */
export async function saveReport(db: Db, id: number, report: Reported, lastSeenAt: Date) {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(kiosks)
      .where(and(eq(kiosks.id, id), isNull(kiosks.revokedAt)))
      .for('no key update')
    if (before)
      await tx
        .update(kiosks)
        .set({ ...report, lastSeenAt })
        .where(eq(kiosks.id, id))
    return before
  })
}

/** A photo of somebody in the kiosk's roster. */
export async function findRosterPhoto(db: Db, festivalId: number, version: string) {
  const [photo] = await db
    .select({ jpeg: userPhotos.jpeg })
    .from(users)
    .innerJoin(userPhotos, eq(userPhotos.userId, users.id))
    .where(and(eq(users.photoVersion, version), eq(users.festivalId, festivalId), eq(users.isActive, true)))
    .limit(1)
  return photo?.jpeg
}

/** The kiosks in use, of every festival. */
export const findEnrolledKiosks = (db: Db) =>
  db
    .select({
      id: kiosks.id,
      name: kiosks.name,
      festivalName: festivals.name,
      lastSeenAt: kiosks.lastSeenAt,
      waitingPunches: kiosks.waitingPunches,
      oldestWaitingAt: kiosks.oldestWaitingAt,
      clockSkewMs: kiosks.clockSkewMs,
      storagePersisted: kiosks.storagePersisted,
    })
    .from(kiosks)
    .innerJoin(festivals, eq(festivals.id, kiosks.festivalId))
    .where(and(isNotNull(kiosks.enrolledAt), isNull(kiosks.revokedAt)))
    .orderBy(festivals.name, kiosks.name, kiosks.id)
