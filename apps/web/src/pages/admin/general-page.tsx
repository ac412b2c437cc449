import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function GeneralPage() {
  return <NoticeState title={ADMIN.tabs.general} text={ADMIN.notReady} />
}
