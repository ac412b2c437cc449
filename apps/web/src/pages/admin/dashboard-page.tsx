import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function DashboardPage() {
  return <NoticeState title={ADMIN.tabs.dashboard} text={ADMIN.notReady} />
}
