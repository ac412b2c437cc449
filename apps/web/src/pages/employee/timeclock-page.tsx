import { PageTitle } from '../../ui/page-title.tsx'
import { NoticeState } from '../../ui/states/notice-state.tsx'
import { EMPLOYEE } from './employee.texts.ts'

export default function TimeclockPage() {
  return (
    <>
      <PageTitle>{EMPLOYEE.titles.timeclock}</PageTitle>
      <NoticeState title={EMPLOYEE.titles.timeclock} text={EMPLOYEE.notReady} />
    </>
  )
}
