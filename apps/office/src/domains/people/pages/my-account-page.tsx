import { Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import { tenureOf } from '@nightshift/shared/people/tenure/rules'
import { seasonsText, workedText } from '@nightshift/shared/people/tenure/words'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Actions, Columns, Stack, Text } from '../../../kit/layout.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { ACCOUNT } from '../account/account.texts.ts'
import { AccountForm, useAccountForm } from '../account/account-form.tsx'
import { MY_DATA } from '../account/data/my-data.texts.ts'
import { PassPhoto } from '../account/pass-photo.tsx'
import { PasswordSection } from '../account/password-section.tsx'

export default function MyAccountPage() {
  const form = useAccountForm()
  const { passwordIsDefault } = useMe()
  return (
    <Page title={EMPLOYEE.titles.myAccount}>
      <PageTitle>{EMPLOYEE.titles.myAccount}</PageTitle>
      <Columns>
        <Stack>
          <Section framed title={ACCOUNT.photo}>
            <PassPhoto onSaved={form.rebase} />
          </Section>
          <Section framed title={ACCOUNT.details}>
            <AccountForm form={form} />
          </Section>
        </Stack>
        <Stack>
          <Section framed title={ACCOUNT.passwordTitle}>
            <PasswordSection onSaved={form.rebase} />
          </Section>
          <Section framed title={ACCOUNT.seasons}>
            <YourSeasons />
          </Section>
          <Section framed title={MY_DATA.title}>
            <Text quiet>{passwordIsDefault ? MY_DATA.needsPassword : MY_DATA.offer}</Text>
            {!passwordIsDefault && (
              <Actions>
                <Button variant="default" component={Link} to={OFFICE_PATHS.myData}>
                  {MY_DATA.open}
                </Button>
              </Actions>
            )}
          </Section>
        </Stack>
      </Columns>
    </Page>
  )
}

/** How many seasons the signed-in person has worked, and which. */
function YourSeasons() {
  const { data: tenure, error } = useQuery(queryOf(TENURE_CALLS.mine))
  if (!tenure) return <Text quiet>{error && ACCOUNT.seasonsFailed}</Text>
  const count = tenureOf(tenure)
  if (count === 0) return <Text quiet>{ACCOUNT.noSeasons}</Text>
  return (
    <Text>
      <strong>{seasonsText(count)}</strong> {workedText(tenure)}
    </Text>
  )
}
