import { Button, TextInput, Title } from '@mantine/core'
import { formatDate } from '@nightshift/shared/time'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Actions, Row, Stack, Text } from '../../../kit/layout.tsx'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { AVAILABILITY } from '../my-nights/availability/availability.texts.ts'
import { AvailabilityForm } from '../my-nights/availability/availability-form.tsx'
import { CALENDAR } from '../my-nights/calendar/calendar.texts.ts'
import { useCalendarFeed } from '../my-nights/calendar/use-calendar-feed.ts'
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

/** The secret address of my calendar: made, shown once, made anew and removed. */
function CalendarFeed() {
  const { timeZone } = useFestival()
  const feed = useCalendarFeed()
  const { path, createdAt, isPending } = feed
  return (
    <Stack>
      <Text>{CALENDAR.text}</Text>
      {path ? (
        <NewAddress path={path} />
      ) : (
        createdAt && <Text>{CALENDAR.made(formatDate(createdAt, timeZone))}</Text>
      )}
      <Text status>{feed.isRevoked && CALENDAR.revoked}</Text>
      {feed.isLoaded && (
        <Actions>
          {createdAt ? (
            <>
              <Button variant="default" aria-busy={isPending} onClick={feed.renew}>
                {CALENDAR.renew}
              </Button>
              <Button variant="default" aria-busy={isPending} onClick={feed.revoke}>
                {CALENDAR.revoke}
              </Button>
            </>
          ) : (
            <Button aria-busy={isPending} onClick={() => !isPending && feed.make()}>
              {CALENDAR.make}
            </Button>
          )}
        </Actions>
      )}
    </Stack>
  )
}

function NewAddress({ path }: { path: string }) {
  const { origin, host } = window.location
  const address = `${origin}${path}`
  return (
    <>
      <Row>
        <TextInput
          label={CALENDAR.address}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={address} label={CALENDAR.copy} />
        <Button component="a" href={`webcal://${host}${path}`}>
          {CALENDAR.subscribe}
        </Button>
      </Row>
      <Text quiet>
        {CALENDAR.secret} {CALENDAR.shownOnce}
      </Text>
    </>
  )
}
