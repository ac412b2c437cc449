import { Button, TextInput, Title } from '@mantine/core'
import { formatDate } from '@nightshift/shared/time'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { Actions, Row, Stack, Text } from '../../../kit/layout.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { AvailabilityForm } from '../my-nights/availability-form.tsx'
import { AVAILABILITY, CALENDAR, MY_NIGHTS } from '../my-nights/my-nights.texts.ts'
import { NightList } from '../my-nights/night-list.tsx'
import { useCalendarFeed } from '../my-nights/use-calendar-feed.ts'

/** The nights that I work, when I can work, and my calendar. */
export default function MyNightsPage() {
  const { firstName, lastName } = useMe()
  const { name } = useFestival()
  const { myNights } = EMPLOYEE.titles
  return (
    <Page
      title={myNights}
      tools={
        <Button variant="default" onClick={() => window.print()}>
          {MY_NIGHTS.print}
        </Button>
      }
    >
      <PageTitle>{myNights}</PageTitle>
      <PrintSheet plain label={myNights}>
        <PrintSheet onlyPaper>
          <Title order={2}>{myNights}</Title>
          <Text>{MY_NIGHTS.of(`${firstName} ${lastName}`, name)}</Text>
        </PrintSheet>
        <NightList />
      </PrintSheet>
      <Section title={AVAILABILITY.title}>
        <AvailabilityForm />
      </Section>
      <Section title={CALENDAR.title}>
        <CalendarFeed />
      </Section>
    </Page>
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
            <Button variant="default" aria-busy={isPending} onClick={() => !isPending && feed.make()}>
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
