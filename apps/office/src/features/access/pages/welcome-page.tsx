import { Alert, Anchor, Button, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Link } from 'react-router'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useMe } from '../auth/use-auth.ts'
import styles from './welcome-page.module.css'

const { defaultPassword } = EMPLOYEE

export default function WelcomePage() {
  const { username, passwordIsDefault } = useMe()
  const { name, welcomeMsg } = useFestival()
  return (
    <section className={styles.welcome}>
      <PageTitle>{EMPLOYEE.titles.welcome}</PageTitle>
      <Title order={1}>{EMPLOYEE.welcome(username)}</Title>
      {passwordIsDefault && (
        <Alert role="note" variant="light" title={defaultPassword.title}>
          <p className={styles.bannerText}>{defaultPassword.text}</p>
          <Anchor component={Link} to={OFFICE_PATHS.myAccount} className={styles.bannerLink}>
            {defaultPassword.link}
          </Anchor>
        </Alert>
      )}
      {welcomeMsg && (
        <div className={styles.message}>
          <p className={styles.festival}>{name}</p>
          <p className={styles.words}>{welcomeMsg}</p>
        </div>
      )}
      <Button component={Link} to={OFFICE_PATHS.timeclock} size="lg" className={styles.punch}>
        {EMPLOYEE.punch}
      </Button>
    </section>
  )
}
