import { Button, NativeSelect, Title } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { NIGHT_PLAN } from '../night-plan/night-plan.texts.ts'
import { PersonSheet } from '../night-plan/person/person-sheet.tsx'
import { nameOf } from '../night-plan/plan-index.ts'
import { useNightPlan } from '../night-plan/use-night-plan.ts'
import styles from './night-print-page.module.css'

/** The nights of the person in the address, to read and to print, with the choice of another. */
export default function PersonNightsPage() {
  const { name } = useFestival()
  const { index, error, retry } = useNightPlan()
  const [{ person }, change] = useUrlState({ person: '' })
  useFailureAlert(error, NIGHT_PLAN.loadFailed)
  const people = index?.plan.people ?? []
  const userId = person || (people[0]?.id ?? '')
  return (
    <div className={styles.page}>
      <Title order={1} className={styles.title}>
        {NIGHT_PLAN.personNights}
      </Title>
      {index && (
        <>
          <div className={styles.tools}>
            <NativeSelect
              label={NIGHT_PLAN.person}
              value={userId}
              data={people.map((one) => ({ value: one.id, label: nameOf(one) }))}
              onChange={({ currentTarget }) => change({ person: currentTarget.value })}
            />
            <Button variant="default" onClick={() => window.print()}>
              {NIGHT_PLAN.print}
            </Button>
          </div>
          <PersonSheet index={index} userId={userId} festivalName={name} />
        </>
      )}
      {!index && !error && <Loading />}
      {!index && error && (
        <NoticeState part title={STATES.failedTitle} text={NIGHT_PLAN.loadFailed}>
          <StateAction label={STATES.retry} onClick={retry} />
        </NoticeState>
      )}
    </div>
  )
}
