const REPEAT_MS = 5_000
const BADGE = /^FM-BADGE:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):NIGHTSHIFT$/

/** Clocks in or out, whichever is next, with the audit row in the same transaction. */
export async function scan({ dataSource, users, entries, audit, photos }, { badgeCode }, now) {
  const userId = BADGE.exec(badgeCode)?.[1]
  const include = [{ relation: 'userPositions', scope: { include: [{ relation: 'position' }] } }]
  const user = userId && (await users.findOne({ where: { id: userId, isActive: true }, include }))
  if (!user) return { success: false, message: 'This badge is not known.' }
  const last = await entries.findOne({ where: { userId, deletedAt: null }, order: ['startTime DESC'] })
  const lastAt = last?.endTime ?? last?.startTime
  if (lastAt && now - lastAt < REPEAT_MS) return done(photos, user, last.endTime !== null, last.id)

  const out = Boolean(last && !last.endTime)
  const transaction = await dataSource.beginTransaction('READ COMMITTED')
  try {
    const entry = out
      ? await close(entries, last, now, transaction)
      : await open(entries, user, now, transaction)
    const change = {
      at: now,
      festivalId: entry.festivalId,
      action: out ? 'clockOut' : 'clockIn',
      entity: 'timeEntry',
      entityId: String(entry.id),
      ...(out && { before: last.toJSON() }),
      after: entry.toJSON(),
    }
    await audit.create(change, { transaction })
    await transaction.commit()
    return done(photos, user, out, entry.id)
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

function open(entries, { id: userId, userPositions: [held] }, now, transaction) {
  const { festivalId, positionId, payrate, position } = held
  const { name: positionName, isTipped } = position
  const none = { cashTips: 0, creditTips: 0, deduction: 0, note: '', updatedAt: now }
  const entry = { festivalId, userId, positionId, positionName, payrate, isTipped, startTime: now, ...none }
  return entries.create(entry, { transaction })
}

async function close(entries, last, now, transaction) {
  await entries.updateById(last.id, { endTime: now }, { transaction })
  return entries.findById(last.id, undefined, { transaction })
}

const done = async (photos, user, out, timesheetId) => ({
  success: true,
  ...(out ? { clockedOut: true } : { clockedIn: true }),
  timesheetId,
  timesheetUser: {
    firstName: user.firstName,
    lastInitial: user.lastName.slice(0, 1),
    photo: await photoOf(photos, user),
  },
})

const kept = new Map()

async function photoOf(photos, { id, photoVersion }) {
  if (!photoVersion) return null
  if (!kept.has(photoVersion)) {
    const { jpeg } = await photos.findById(id)
    kept.set(photoVersion, `data:image/jpeg;base64,${jpeg.toString('base64')}`)
  }
  return kept.get(photoVersion)
}
