import { Button, SegmentedControl } from '@mantine/core'
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import type { PlanNight } from '@nightshift/shared/nights/night-plan/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { toast } from '../../../kit/toast/toast.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { FillProposalList, keyOf, type Proposal } from './fill-proposals.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import type { PlanIndex } from './plan-index.ts'
import type { PlanEdits } from './use-plan-edits.ts'

/** All nights to come; all of a season that is over. */
function nightsAhead({ nights, tonight }: PlanIndex['plan']) {
  const dates = nights.map(({ date }) => date)
  return dates.some((date) => date >= tonight) ? dates.filter((date) => date >= tonight) : dates
}

type Props = { index: PlanIndex; night: PlanNight; edits: PlanEdits; onClose: () => void }

/** Proposes people for the open places of this night or of all. Nothing is saved before one agrees. */
export function FillDialog({ index, night, edits, onClose }: Props) {
  const { plan } = index
  const [forAll, setForAll] = useState(false)
  const [notice, setNotice] = useState('')
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const nights = forAll ? nightsAhead(plan) : [night.date]
  const query = useQuery({
    ...queryOf(NIGHT_PLAN_CALLS.fill, { body: { ...edits.season, nights } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // Somebody may have left since they were proposed.
  const data = query.data && {
    ...query.data,
    proposals: query.data.proposals.filter(({ userId }) => index.people.has(userId)),
  }
  const agreed = (data?.proposals ?? []).filter((proposal) => !unticked.has(keyOf(proposal)))
  const apply = useCall(NIGHT_PLAN_CALLS.applyFill, NIGHT_PLAN.saveFailed)

  async function agree() {
    setNotice('')
    try {
      const { placed } = await apply.attempt({ body: bodyOf(edits, agreed) })
      toast(NIGHT_PLAN.saved.filled(placed))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 409)
        return showFailure(failure, NIGHT_PLAN.saveFailed)
      await query.refetch()
      setNotice(NIGHT_PLAN.planChanged)
    }
  }
  const isEmpty = data && !data.proposals.length
  return (
    <OfficeModal size="lg" title={NIGHT_PLAN.fillTitle} onClose={onClose}>
      <Stack>
        <Text quiet>{NIGHT_PLAN.fillText}</Text>
        <SegmentedControl
          aria-label={NIGHT_PLAN.fillNights}
          value={forAll ? 'all' : 'night'}
          onChange={(value) => {
            setForAll(value === 'all')
            setUnticked(new Set())
          }}
          data={[
            { value: 'night', label: NIGHT_PLAN.fillThis },
            { value: 'all', label: NIGHT_PLAN.fillAll },
          ]}
        />
        <Text tone="warn" status>
          {notice}
        </Text>
        <Loaded query={{ ...query, data }} failed={NIGHT_PLAN.loadFailed} empty="never">
          {(fill) => (
            <>
              {isEmpty && (
                <Text>{fill.unfilled.length ? NIGHT_PLAN.fillNobody : nothingToFill(index, nights)}</Text>
              )}
              <FillProposalList index={index} unticked={unticked} fill={fill} onUnticked={setUnticked} />
            </>
          )}
        </Loaded>
        <Actions sticky>
          <CancelButton>{NIGHT_PLAN.cancel}</CancelButton>
          {!isEmpty && (
            <Button disabled={!agreed.length} aria-busy={apply.isPending} onClick={agree}>
              {NIGHT_PLAN.agree(agreed.length)}
            </Button>
          )}
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

/** Why no place of these nights is open. */
function nothingToFill({ plan, summary }: PlanIndex, dates: string[]) {
  const nights = plan.nights.filter(({ date, isCalledOff }) => dates.includes(date) && !isCalledOff)
  if (!nights.length) return NIGHT_PLAN.fillCalledOff
  const isNeeded = nights.some(({ date }) => summary(date).needed > 0)
  return isNeeded ? NIGHT_PLAN.fillNothing : NIGHT_PLAN.fillNoNeed
}

const bodyOf = ({ season }: PlanEdits, places: Proposal[]) => ({
  ...season,
  places: places.map(({ night, positionId, userId, part }) => ({ night, positionId, userId, part })),
})
