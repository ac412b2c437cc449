import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { useQuery } from '@tanstack/react-query'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../../payroll-settings/payroll-settings.api.ts'
import dialog from '../export/export-dialog.module.css'
import { SPI } from '../spi/spi.texts.ts'
import { SpiExport } from '../spi/spi-export.tsx'
import { daysOf, periodsOf } from './correction-range.ts'

type Props = { changes: ChangedEntry[]; onMade: (words: string) => void; onClose: () => void }

/** Corrects what import files said, for the pay periods of these changes. */
export function SpiCorrectionWindow({ changes, onMade, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const { data: settings } = useQuery(payrollSettingsQuery(id))
  return (
    <OfficeModal title={SPI.files.spiCorrection} onClose={onClose} size="xl">
      <div className={dialog.dialog}>
        <SpiExport
          kind="spiCorrection"
          period={daysOf(changes, timeZone)}
          exact={settings && periodsOf(changes, settings.period, timeZone)}
          entryIds={changes.map((change) => change.id)}
          isHeld={false}
          inactive={NOBODY}
          onMade={onMade}
        />
      </div>
    </OfficeModal>
  )
}

const NOBODY = new Set<string>()
