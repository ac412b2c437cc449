import { Button, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Actions, Text } from '../../../kit/layout.tsx'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import styles from '../account/account.module.css'
import { ACCOUNT } from '../account/account.texts.ts'
import { AccountForm } from '../account/account-form.tsx'
import { MY_DATA } from '../account/data/my-data.texts.ts'
import { PassPhoto } from '../account/pass-photo.tsx'
import { PasswordSection } from '../account/password-section.tsx'
import { useAccountForm } from '../account/use-account.ts'
import { YourSeasons } from '../account/your-seasons.tsx'

export default function MyAccountPage() {
  const form = useAccountForm()
  const { passwordIsDefault } = useMe()
  return (
    <div className={styles.page}>
      <PageTitle>{EMPLOYEE.titles.myAccount}</PageTitle>
      <Title order={1} className={styles.title}>
        {EMPLOYEE.titles.myAccount}
      </Title>
      <Card title={ACCOUNT.photo} className={styles.photo}>
        <PassPhoto onSaved={form.rebase} />
      </Card>
      <Card title={ACCOUNT.details}>
        <AccountForm form={form} />
      </Card>
      <Card title={ACCOUNT.passwordTitle}>
        <PasswordSection onSaved={form.rebase} />
      </Card>
      <Card title={ACCOUNT.seasons}>
        <YourSeasons />
      </Card>
      <Card title={MY_DATA.title}>
        <Text quiet>{passwordIsDefault ? MY_DATA.needsPassword : MY_DATA.offer}</Text>
        {!passwordIsDefault && (
          <Actions>
            <Button variant="default" component={Link} to={OFFICE_PATHS.myData}>
              {MY_DATA.open}
            </Button>
          </Actions>
        )}
      </Card>
    </div>
  )
}

type CardProps = { title: string; className?: string; children: ReactNode }

function Card({ title, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${styles.card} ${className}`}>
      <Title id={id} order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  )
}
