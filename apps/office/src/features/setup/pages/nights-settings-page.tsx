import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { PLAN_TEXTS } from '../plan-settings/plan-settings.texts.ts'
import { PlanSettingsForm } from '../plan-settings/plan-settings-form.tsx'
import { usePlanSettings } from '../plan-settings/use-plan-settings.ts'
import { GeneralFrame } from './general-frame.tsx'

/** How the festival plans its nights. */
export default function NightsSettingsPage() {
  const { settings, error, refetch, save } = usePlanSettings()
  return (
    <GeneralFrame>
      {settings && <PlanSettingsForm key={settings.festivalId} settings={settings} save={save} />}
      {!settings && !error && <Loading />}
      {!settings && error && (
        <NoticeState part title={STATES.failedTitle} text={PLAN_TEXTS.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </GeneralFrame>
  )
}
