import { SettingsForm } from '../festivals/settings/settings-form.tsx'
import { GeneralFrame } from './general-frame.tsx'

export default function GeneralPage() {
  return (
    <GeneralFrame>
      <SettingsForm />
    </GeneralFrame>
  )
}
