import { Switch } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useSettings } from '../festivals/settings/use-settings.ts'
import styles from './kiosks.module.css'
import { KIOSKS } from './kiosks.texts.ts'

/** Whether badges count at enrolled kiosks only. Saved at once. */
export function OnlyEnrolledSwitch({ anyEnrolled }: { anyEnrolled: boolean }) {
  const { festival, save } = useSettings()
  const { onlyEnrolledKiosks, updatedAt } = festival

  async function change(wanted: boolean) {
    if (save.isPending) return
    const question = { text: KIOSKS.onlyQuestion, confirmLabel: KIOSKS.onlySwitchOn }
    const noKiosk = wanted && !anyEnrolled
    if (noKiosk && !(await dialogs.confirm(question))) return
    await save
      .mutateAsync({ onlyEnrolledKiosks: wanted, ...(noKiosk && { noKiosk }), updatedAt })
      .catch((error) => tellFailure(error, KIOSKS.onlyFailed))
  }
  return (
    <div className={styles.only}>
      <Switch
        size="md"
        label={KIOSKS.only}
        description={KIOSKS.onlyHint}
        checked={onlyEnrolledKiosks}
        aria-busy={save.isPending}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {onlyEnrolledKiosks && !anyEnrolled && (
        <p role="alert" className={styles.warning}>
          {KIOSKS.onlyWithoutKiosk}
        </p>
      )}
    </div>
  )
}
