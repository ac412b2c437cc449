import { Button, Input, SegmentedControl } from '@mantine/core'
import type { CopiedNight, PlanNight, PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import { filledBy, PARTS, type Part } from '@nightshift/shared/nights/night-plan/place'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { seasonKey } from '@nightshift/shared/seasons/season-name'
import { Link } from 'react-router'
import { Actions, Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { NIGHT_PLAN } from './night-plan.texts.ts'
import { isTaken, type MarkedPlace, nameOf, type PlanIndex } from './plan-index.ts'
import type { Planner } from './use-planner.ts'

type Props = { index: PlanIndex; night: PlanNight; planner: Planner; onClose: () => void }

/** A place with its marks in words, and what can be done with it: move, split, take off. */
export function PlaceDialog({ index, night, place, planner, onClose }: Props & { place: MarkedPlace }) {
  const { person, positionId, part, marks, answerReason } = place
  const { edits, canEdit, canPlan } = planner
  const isRemoved = marks.includes('removed')
  const others = person.positionIds.filter((id) => id !== positionId)
  const saved = async (saving: Promise<unknown>) => {
    if (await saving) onClose()
  }
  return (
    <OfficeModal
      size="md"
      title={NIGHT_PLAN.placeOf(nameOf(person), index.positions.get(positionId)?.name ?? '')}
      onClose={onClose}
    >
      <Stack>
        <Text quiet>{night.label}</Text>
        {marks.length > 0 && (
          <List>
            {marks.map((mark) => (
              <Item key={mark} title={NIGHT_PLAN.explained[mark]} />
            ))}
            {answerReason && <Item title={NIGHT_PLAN.reason(answerReason)} />}
          </List>
        )}
        {canPlan && !isRemoved && (
          <>
            <div>
              <Input.Label component="div">{NIGHT_PLAN.part}</Input.Label>
              <SegmentedControl
                fullWidth
                aria-label={NIGHT_PLAN.part}
                value={part}
                onChange={(value) => edits.edit(place, { part: value as Part })}
                data={PARTS.map((value) => ({ value, label: NIGHT_PLAN.parts[value] }))}
              />
            </div>
            {others.length > 0 && (
              <div>
                <Input.Label component="div">{NIGHT_PLAN.moveTo}</Input.Label>
                <PositionChoice
                  index={index}
                  night={night}
                  positionIds={others}
                  onChoose={(id) => saved(planner.move(place, id))}
                />
              </div>
            )}
          </>
        )}
        <Actions>
          <CancelButton>{NIGHT_PLAN.close}</CancelButton>
          <Button
            component={Link}
            to={`${OFFICE_PATHS.personNights}?person=${person.id}&season=${seasonKey(index.plan.season)}`}
            variant="default"
          >
            {NIGHT_PLAN.printPerson}
          </Button>
          {canPlan && isRemoved && planner.partFor(person, positionId) && (
            <Button onClick={() => saved(planner.put(person, positionId, part))}>{NIGHT_PLAN.putBack}</Button>
          )}
          {canEdit && !isRemoved && (
            <Button color="red" variant="light" onClick={() => saved(takenOff(edits.takeOff(place)))}>
              {NIGHT_PLAN.takeOff}
            </Button>
          )}
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

/** An answer without content is null; undefined is a refusal. */
const takenOff = async (sent: Promise<null | undefined>) => (await sent) !== undefined

/** Chooses the position that somebody is put in. */
export const PutDialog = ({ index, night, person, planner, onClose }: Props & { person: PlanPerson }) => (
  <OfficeModal size="md" title={NIGHT_PLAN.putTitle(nameOf(person), night.label)} onClose={onClose}>
    <Stack>
      {person.positionIds.length > 0 ? (
        <PositionChoice
          index={index}
          night={night}
          positionIds={person.positionIds}
          onChoose={async (positionId) => {
            if (await planner.put(person, positionId)) onClose()
          }}
        />
      ) : (
        <Text quiet>{NIGHT_PLAN.noPositionHeld}</Text>
      )}
      <Actions>
        <CancelButton>{NIGHT_PLAN.cancel}</CancelButton>
      </Actions>
    </Stack>
  </OfficeModal>
)

type ChoiceProps = {
  index: PlanIndex
  night: PlanNight
  positionIds: number[]
  onChoose: (positionId: number) => void
}

/** Positions with how full they are, those that need somebody first. */
function PositionChoice({ index, night: { date }, positionIds, onChoose }: ChoiceProps) {
  const places = index.placesOf(date).filter(isTaken)
  const choices = positionIds
    .map((id) => index.positions.get(id))
    .filter((position) => position !== undefined)
    .map(({ id, name, event }) => {
      const filled = filledBy(places.filter(({ positionId }) => positionId === id))
      const needed = index.needed(date, id)
      return { id, name, event: event.name, filled, needed, isOpen: filled < needed }
    })
    .sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || one.name.localeCompare(other.name))
  return (
    <List>
      {choices.map(({ id, name, event, filled, needed }) => (
        <Item key={id} title={name} about={event} onOpen={() => onChoose(id)}>
          {NIGHT_PLAN.filled(filled, needed)}
        </Item>
      ))}
    </List>
  )
}

type LeftOutProps = CopiedNight & {
  index: PlanIndex
  /** What was copied. */
  words: string
  onClose: () => void
}

/** Who was not copied from the other night, and why. */
export const LeftOutDialog = ({ index, copied, leftOut, words, onClose }: LeftOutProps) => (
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
