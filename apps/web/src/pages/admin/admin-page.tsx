import { can } from '@nightshift/shared/access'
import { Navigate } from 'react-router'
import { HOME } from '../../features/auth/remembered-path.ts'
import { useMe } from '../../features/auth/use-auth.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { NoticeState } from '../../ui/states/notice-state.tsx'
import { ADMIN } from './admin.texts.ts'

export default function AdminPage() {
  if (!can(useMe(), 'admin.open')) return <Navigate to={HOME} replace />
  return (
    <>
      <PageTitle>{ADMIN.title}</PageTitle>
      <NoticeState title={ADMIN.title} text={ADMIN.notReady} />
    </>
  )
}
