import { Button, Title } from '@mantine/core'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useMe } from '../../features/auth/use-auth.ts'
import { useFestival } from '../../features/festivals/chooser/use-festival.ts'
import { AVAILABILITY } from '../../features/my-nights/availability/availability.texts.ts'
import { AvailabilityForm } from '../../features/my-nights/availability/availability-form.tsx'
import { CALENDAR } from '../../features/my-nights/calendar/calendar.texts.ts'
import { CalendarFeed } from '../../features/my-nights/calendar/calendar-feed.tsx'
import { MY_NIGHTS } from '../../features/my-nights/my-nights.texts.ts'
import { NightList } from '../../features/my-nights/night-list.tsx'
import { SettingsCard } from '../../ui/settings/settings-card.tsx'
import { EMPLOYEE } from './employee.texts.ts'
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
