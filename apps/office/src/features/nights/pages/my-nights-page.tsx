import { Button, Title } from '@mantine/core'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { AVAILABILITY } from '../my-nights/availability/availability.texts.ts'
import { AvailabilityForm } from '../my-nights/availability/availability-form.tsx'
import { CALENDAR } from '../my-nights/calendar/calendar.texts.ts'
import { CalendarFeed } from '../my-nights/calendar/calendar-feed.tsx'
import { MY_NIGHTS } from '../my-nights/my-nights.texts.ts'
import { NightList } from '../my-nights/night-list.tsx'
import styles from './my-nights-page.module.css'

/** The nights that I work, when I can work, and my calendar. */
export default function MyNightsPage() {
  const { firstName, lastName } = useMe()
  const { name } = useFestival()
  return (
    <section className={styles.page}>
      <PageTitle>{EMPLOYEE.titles.myNights}</PageTitle>
      <div className={styles.head}>
        <Title order={1}>{EMPLOYEE.titles.myNights}</Title>
        <p className={styles.whose}>{MY_NIGHTS.of(`${firstName} ${lastName}`, name)}</p>
        <Button variant="default" className={styles.print} onClick={() => window.print()}>
          {MY_NIGHTS.print}
        </Button>
      </div>
      <NightList />
      <div className={styles.rest}>
        <SettingsCard title={AVAILABILITY.title}>
          <AvailabilityForm />
        </SettingsCard>
        <SettingsCard title={CALENDAR.title}>
          <CalendarFeed />
        </SettingsCard>
      </div>
    </section>
  )
}
