import { FestivalSettings } from '../festivals/settings/festival-settings.tsx'
import { GeneralFrame } from './general-frame.tsx'

export default function GeneralPage() {
  return (
    <GeneralFrame>
      <FestivalSettings />
    </GeneralFrame>
  )
}
