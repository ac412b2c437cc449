import { Text, Title } from '@mantine/core'
import { useMe } from '../../features/auth/use-auth.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './welcome-page.module.css'

export default function WelcomePage() {
  const { username, festival } = useMe()
  return (
    <section className={styles.welcome}>
      <PageTitle>{EMPLOYEE.titles.welcome}</PageTitle>
      <Title order={1}>{EMPLOYEE.welcome(username)}</Title>
      {festival?.welcomeMsg && <Text className={styles.message}>{festival.welcomeMsg}</Text>}
    </section>
  )
}
