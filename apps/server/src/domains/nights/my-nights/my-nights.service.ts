import { answerProblem } from '@nightshift/shared/nights/my-nights/answer'
import type { MyNights, NightAnswer, SeenNights } from '@nightshift/shared/nights/my-nights/contract'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findCurrentSeason } from '../../seasons/seasons.queries.ts'
import { findPlanSettings } from '../../setup/plan-settings/plan-settings.queries.ts'
import { isNightCalledOff } from '../../site/site-content/live-content.queries.ts'
import { findPublishedNights, lockOwnPlace, markSeen, setAnswer, type Whose } from './my-nights.queries.ts'

/** The nights that are published to somebody. */
export async function listMyNights(
  db: Queryable,
  whose: Whose,
  now: Date,
): Promise<z.input<typeof MyNights>> {
  const { declineHours } = await findPlanSettings(db, whose.festivalId)
  const season = await findCurrentSeason(db, whose.festivalId)
  return { declineHours, nights: await findPublishedNights(db, whose, season?.id, now) }
}

/** Notes which versions of one's nights one has seen. */
export async function seeNights(db: Db, { id, now }: Caller, nights: SeenNights['nights']) {
  const festivalIds = nights.length ? await markSeen(db, id, nights, now) : []
  for (const festivalId of festivalIds) announce(db, { kind: 'plan', festivalId })
}

/**
 * Answers a place of one's own, or takes the answer back. Refused when another version was published than the one that
 * the person saw. A declined place stays on the plan until a planner takes it off.
 */
export async function answerNight(db: Db, caller: Caller, placeId: number, answer: NightAnswer) {
  return db.transaction(async (tx) => {
    const place = await lockOwnPlace(tx, caller.id, placeId)
    if (!place?.publishedCallAt || !place.publishedEndsAt) throw new AppError('notFound')
    if (await isNightCalledOff(tx, place)) throw new AppError('nightCalledOff')
    if (place.isCancelled || place.sequence !== answer.sequence) throw new AppError('changedMeanwhile')
    const { festivalId } = place
    const times = { callAt: place.publishedCallAt, endsAt: place.publishedEndsAt }
    const { declineHours } = await findPlanSettings(tx, festivalId)
    const problem = answerProblem(answer.answer, times, declineHours, caller.now)
    if (problem) throw new AppError(problem)
    await setAnswer(tx, placeId, {
      answer: answer.answer,
      answerReason: 'reason' in answer ? answer.reason : null,
      answeredAt: answer.answer ? caller.now : null,
      seenAt: place.seenAt ?? caller.now,
    })
    // Without the reason, which may be about their health: the audit log is kept for longer.
    const facts = { userId: caller.id, night: place.night }
    await changed(tx, caller, {
      festivalId,
      entity: 'plannedPlace',
      entityId: placeId,
      // Whoever declines is not proposed for the night: the people of the plan change, too.
      night: null,
      action: 'answerNight',
      before: { ...facts, answer: place.answer },
      after: { ...facts, answer: answer.answer },
    })
  })
}
