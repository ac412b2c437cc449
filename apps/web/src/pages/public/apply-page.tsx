import { NoticeState } from '../../ui/states/notice-state.tsx'
import { DREADMOOR } from './dreadmoor.content.ts'

export default function ApplyPage() {
  return (
    <>
      <title>{`${DREADMOOR.titles.apply} · ${DREADMOOR.name}`}</title>
      <NoticeState title={DREADMOOR.titles.apply} text={DREADMOOR.soon} />
    </>
  )
}
