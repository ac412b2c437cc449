import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { EMPLOYEE } from './employee.texts.ts'

export default function TodoPage() {
  return (
    <>
      <PageTitle>{EMPLOYEE.titles.todo}</PageTitle>
      <NoticeState title={EMPLOYEE.titles.todo} text={EMPLOYEE.todoText} />
    </>
  )
}
