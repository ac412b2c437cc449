import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function EmployeesPage() {
  return <NoticeState title={ADMIN.tabs.employees} text={ADMIN.notReady} />
}
