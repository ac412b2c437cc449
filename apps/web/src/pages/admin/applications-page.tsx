import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function ApplicationsPage() {
  return <NoticeState title={ADMIN.tabs.applications} text={ADMIN.notReady} />
}
