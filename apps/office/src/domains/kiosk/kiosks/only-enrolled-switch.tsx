import { Switch } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { Stack, Text } from '../../../kit/layout.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useEditFestival } from '../../setup/festivals/settings/use-edit-festival.ts'
import { KIOSKS } from './kiosks.texts.ts'

/** Whether badges count at enrolled kiosks only. Saved at once. */
export function OnlyEnrolledSwitch({ anyEnrolled }: { anyEnrolled: boolean }) {
  const { id, onlyEnrolledKiosks, updatedAt } = useFestival()
  const save = useEditFestival(KIOSKS.onlyFailed)

  async function change(wanted: boolean) {
    if (save.isPending) return
    const question = { text: KIOSKS.onlyQuestion, confirmLabel: KIOSKS.onlySwitchOn }
    const noKiosk = wanted && !anyEnrolled
    if (noKiosk && !(await dialogs.confirm(question))) return
    const body = { onlyEnrolledKiosks: wanted, ...(noKiosk && { noKiosk }), updatedAt }
    await save({ params: { id }, body })
  }
  return (
    <Stack>
      <Switch
        size="md"
        label={KIOSKS.only}
        description={KIOSKS.onlyHint}
        checked={onlyEnrolledKiosks}
        aria-busy={save.isPending}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {onlyEnrolledKiosks && !anyEnrolled && (
        <Text tone="warn" alert>
          {KIOSKS.onlyWithoutKiosk}
        </Text>
      )}
    </Stack>
  )
}
