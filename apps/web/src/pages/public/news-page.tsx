import { NoticeState } from '../../ui/states/notice-state.tsx'
import { DREADMOOR } from './dreadmoor.content.ts'

export default function NewsPage() {
  return (
    <>
      <title>{`${DREADMOOR.titles.news} · ${DREADMOOR.name}`}</title>
      <NoticeState title={DREADMOOR.titles.news} text={DREADMOOR.soon} />
    </>
  )
}
