import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function TimesheetsPage() {
  return <NoticeState title={ADMIN.tabs.timesheets} text={ADMIN.notReady} />
}
