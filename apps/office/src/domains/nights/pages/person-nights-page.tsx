import { Button, NativeSelect, Title } from '@mantine/core'
import { seasonName } from '@nightshift/shared/seasons/season-name'
import { formatClock } from '@nightshift/shared/time'
import { Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NIGHT_PLAN } from '../night-plan/night-plan.texts.ts'
import { personNights } from '../night-plan/person-nights.ts'
import { nameOf, type PlanIndex } from '../night-plan/plan-index.ts'
import { useNightPlan } from '../night-plan/use-night-plan.ts'

/** The nights of the person in the address, to read and to print, with the choice of another. */
export default function PersonNightsPage() {
  const { name } = useFestival()
  const { index, error, retry } = useNightPlan()
  const [{ person }, change] = useUrlState({ person: '' })
  const people = index?.plan.people ?? []
  const userId = person || (people[0]?.id ?? '')
  return (
    <Page
      title={NIGHT_PLAN.personNights}
      tools={
        index && (
          <>
            <NativeSelect
              aria-label={NIGHT_PLAN.person}
              value={userId}
              data={people.map((one) => ({ value: one.id, label: nameOf(one) }))}
              onChange={({ currentTarget }) => change({ person: currentTarget.value })}
            />
            <Button variant="default" onClick={() => window.print()}>
              {NIGHT_PLAN.print}
            </Button>
          </>
        )
      }
    >
      <Loaded query={{ data: index, error, refetch: retry }} failed={NIGHT_PLAN.loadFailed} empty="never">
        {(plan) => <PersonSheet index={plan} userId={userId} festivalName={name} />}
      </Loaded>
    </Page>
  )
}

type Props = { index: PlanIndex; userId: string; festivalName: string }

/** What is printed: the nights of one person. */
function PersonSheet({ index, userId, festivalName }: Props) {
  const person = index.people.get(userId)
  const { timeZone, season } = index.plan
  const nights = personNights(index, userId)
  if (!person) return <Text quiet>{NIGHT_PLAN.unknownPerson}</Text>
  return (
    <PrintSheet label={nameOf(person)}>
      <Stack>
        <div>
          <Text quiet>{`${festivalName} ${seasonName(season)}`}</Text>
          <Title order={2}>{nameOf(person)}</Title>
        </div>
        {nights.length === 0 && <Text quiet>{NIGHT_PLAN.noNights}</Text>}
        <List>
          {nights.map(({ id, label, position, event, part, callAt, endsAt, isPublished }) => (
            <Item
              key={id}
              title={label}
              about={[
                `${position} ${event}`,
                ...(part !== 'whole' ? [NIGHT_PLAN.parts[part]] : []),
                ...(isPublished ? [] : [NIGHT_PLAN.notPublished]),
              ].join(' · ')}
            >
              {NIGHT_PLAN.span(formatClock(callAt, timeZone), formatClock(endsAt, timeZone))}
            </Item>
          ))}
        </List>
      </Stack>
    </PrintSheet>
  )
}
