import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { PAYROLL_SETTINGS } from '../../../features/payroll-settings/payroll-settings.texts.ts'
import { PayrollSettingsForm } from '../../../features/payroll-settings/payroll-settings-form.tsx'
import { usePayrollSettings } from '../../../features/payroll-settings/use-payroll-settings.ts'
import { GeneralFrame } from './general-frame.tsx'

/** How the festival pays. */
export default function PayrollPage() {
  const { settings, timeZone, error, refetch, save } = usePayrollSettings()
  return (
    <GeneralFrame>
      {settings && (
        <PayrollSettingsForm key={settings.festivalId} settings={settings} timeZone={timeZone} save={save} />
      )}
      {!settings && !error && <Loading />}
      {!settings && error && (
        <NoticeState part title={STATES.failedTitle} text={PAYROLL_SETTINGS.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </GeneralFrame>
  )
}
