import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/loaded.tsx'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../payroll-settings/payroll-settings.api.ts'
import { PAYROLL_TEXTS } from '../payroll-settings/payroll-settings.texts.ts'
import { PayrollSettingsForm } from '../payroll-settings/payroll-settings-form.tsx'
import { GeneralFrame } from './general-frame.tsx'

/** How the festival pays. */
export default function PayrollPage() {
  const { id, timeZone } = useFestival()
  const settings = useQuery(payrollSettingsQuery(id))
  useFailureAlert(settings.error, PAYROLL_TEXTS.loadFailed)
  return (
    <GeneralFrame>
      <Loaded query={settings} failed={PAYROLL_TEXTS.loadFailed} empty="never">
        {(loaded) => <PayrollSettingsForm key={loaded.festivalId} settings={loaded} timeZone={timeZone} />}
      </Loaded>
    </GeneralFrame>
  )
}
