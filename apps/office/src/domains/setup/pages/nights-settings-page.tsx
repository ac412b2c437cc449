import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/loaded.tsx'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { PLAN_TEXTS } from '../plan-settings/plan-settings.texts.ts'
import { PlanSettingsForm, planSettingsQuery } from '../plan-settings/plan-settings-form.tsx'
import { GeneralFrame } from './general-frame.tsx'

/** How the festival plans its nights. */
export default function NightsSettingsPage() {
  const { id } = useFestival()
  const settings = useQuery(planSettingsQuery(id))
  useFailureAlert(settings.error, PLAN_TEXTS.loadFailed)
  return (
    <GeneralFrame>
      <Loaded query={settings} failed={PLAN_TEXTS.loadFailed} empty="never">
        {(loaded) => <PlanSettingsForm key={loaded.festivalId} settings={loaded} />}
      </Loaded>
    </GeneralFrame>
  )
}
