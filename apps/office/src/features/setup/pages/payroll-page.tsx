import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../payroll-settings/payroll-settings.api.ts'
import { PAYROLL_TEXTS } from '../payroll-settings/payroll-settings.texts.ts'
import { PayrollSettingsForm } from '../payroll-settings/payroll-settings-form.tsx'
import { GeneralFrame } from './general-frame.tsx'

/** How the festival pays. */
export default function PayrollPage() {
  const { id, timeZone } = useFestival()
  const { data: settings, error, refetch } = useQuery(payrollSettingsQuery(id))
  useFailureAlert(error, PAYROLL_TEXTS.loadFailed)
  return (
    <GeneralFrame>
      {settings && <PayrollSettingsForm key={settings.festivalId} settings={settings} timeZone={timeZone} />}
      {!settings && !error && <Loading />}
      {!settings && error && (
        <NoticeState part title={STATES.failedTitle} text={PAYROLL_TEXTS.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </GeneralFrame>
  )
}
