import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function PositionsPage() {
  return <NoticeState title={ADMIN.tabs.positions} text={ADMIN.notReady} />
}
