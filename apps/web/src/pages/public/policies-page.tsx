import { NoticeState } from '../../ui/states/notice-state.tsx'
import { DREADMOOR } from './dreadmoor.content.ts'

export default function PoliciesPage() {
  return (
    <>
      <title>{`${DREADMOOR.titles.policies} · ${DREADMOOR.name}`}</title>
      <NoticeState title={DREADMOOR.titles.policies} text={DREADMOOR.soon} />
    </>
  )
}
