import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function EventsPage() {
  return <NoticeState title={ADMIN.tabs.events} text={ADMIN.notReady} />
}
