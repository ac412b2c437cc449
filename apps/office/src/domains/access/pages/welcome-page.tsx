import { Alert, Anchor, Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Link } from 'react-router'
import { Stack, Text } from '../../../kit/layout.tsx'
import { Page } from '../../../kit/page.tsx'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from '../access.module.css'
import { useMe } from '../auth/use-auth.ts'

const { defaultPassword } = EMPLOYEE

export default function WelcomePage() {
  const { username, passwordIsDefault } = useMe()
  const { name, welcomeMsg } = useFestival()
  return (
    <Page title={EMPLOYEE.welcome(username)}>
      <PageTitle>{EMPLOYEE.titles.welcome}</PageTitle>
      <Stack narrow>
        {passwordIsDefault && (
          <Alert role="note" variant="light" title={defaultPassword.title}>
            {defaultPassword.text}{' '}
            <Anchor component={Link} to={OFFICE_PATHS.myAccount}>
              {defaultPassword.link}
            </Anchor>
          </Alert>
        )}
        {welcomeMsg && (
          <div className={styles.message}>
            <Text quiet>{name}</Text>
            <p className={styles.words}>{welcomeMsg}</p>
          </div>
        )}
        <Button component={Link} to={OFFICE_PATHS.timeclock} size="lg" className={styles.punch}>
          {EMPLOYEE.punch}
        </Button>
      </Stack>
    </Page>
  )
}
