import type { CopiedNight } from '@nightshift/shared/nights/night-plan/contract'
import { Actions, Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { nameOf, type PlanIndex } from './plan-index.ts'

type Props = CopiedNight & {
  index: PlanIndex
  /** What was copied. */
  words: string
  onClose: () => void
}

/** Who was not copied from the other night, and why. */
export const LeftOut = ({ index, copied, leftOut, words, onClose }: Props) => (
  <OfficeModal size="md" title={NIGHT_PLAN.leftOutTitle(leftOut.length)} onClose={onClose}>
    <Stack>
      <Text quiet>{copied ? NIGHT_PLAN.leftOutText : words}</Text>
      <List>
        {leftOut.map(({ userId, positionId, part, reason }) => {
          const person = index.people.get(userId)
          return (
            <Item
              key={`${userId} ${positionId} ${part}`}
              title={person && nameOf(person)}
              about={index.positions.get(positionId)?.name}
            >
              {NIGHT_PLAN.why[reason]}
            </Item>
          )
        })}
      </List>
      <Actions>
        <CancelButton>{NIGHT_PLAN.close}</CancelButton>
      </Actions>
    </Stack>
  </OfficeModal>
)
