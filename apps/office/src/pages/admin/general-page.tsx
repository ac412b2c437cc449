import { SettingsForm } from '../../features/festivals/settings/settings-form.tsx'
import { GeneralFrame } from './general-frame.tsx'

/** The festival's settings. */
export default function GeneralPage() {
  return (
    <GeneralFrame>
      <SettingsForm />
    </GeneralFrame>
  )
}
