import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Text } from '../kit/layout.tsx'
import { Page } from '../kit/page.tsx'
import { EMPLOYEE } from './employee.texts.ts'

export default function TodoPage() {
  return (
    <Page title={EMPLOYEE.titles.todo}>
      <PageTitle>{EMPLOYEE.titles.todo}</PageTitle>
      <Text quiet>{EMPLOYEE.todoText}</Text>
    </Page>
  )
}
