import { Button, TextInput } from '@mantine/core'
import { formatDate } from '@nightshift/shared/time'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { CALENDAR } from './calendar.texts.ts'
import styles from './calendar-feed.module.css'
import { useCalendarFeed } from './use-calendar-feed.ts'

/** The secret address of my calendar: made, shown once, made anew and removed. */
export function CalendarFeed() {
  const { timeZone } = useFestival()
  const feed = useCalendarFeed()
  const { path, createdAt, isPending } = feed
  return (
    <div className={styles.feed}>
      <p>{CALENDAR.text}</p>
      {path ? (
        <NewAddress path={path} />
      ) : (
        createdAt && <p>{CALENDAR.made(formatDate(createdAt, timeZone))}</p>
      )}
      <p role="status" className={styles.status}>
        {feed.isRevoked && CALENDAR.revoked}
      </p>
      {feed.isLoaded && (
        <div className={styles.actions}>
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
        </div>
      )}
    </div>
  )
}

function NewAddress({ path }: { path: string }) {
  const { origin, host } = window.location
  const address = `${origin}${path}`
  return (
    <>
      <div className={styles.address}>
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
      </div>
      <p className={styles.hint}>
        {CALENDAR.secret} {CALENDAR.shownOnce}
      </p>
    </>
  )
}
