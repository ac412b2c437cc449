import { PageTitle } from '../../ui/page-title.tsx'
import { NoticeState } from '../../ui/states/notice-state.tsx'
import { EMPLOYEE } from './employee.texts.ts'

export default function MyAccountPage() {
  return (
    <>
      <PageTitle>{EMPLOYEE.titles.myAccount}</PageTitle>
      <NoticeState title={EMPLOYEE.titles.myAccount} text={EMPLOYEE.notReady} />
    </>
  )
}
