import { Alert, Checkbox } from '@mantine/core'
import { Stack, Text } from '../../../kit/layout.tsx'
import { EXPORT } from './export.texts.ts'

type File = 'csv' | 'spi'
type Props = {
  /** The file that is about to be made. */
  file: File
  /** How many of its entries earlier files of each kind hold. */
  held: Partial<Record<File, number>>
  again: boolean
  onChange: (again: boolean) => void
}

/** Says which of the entries payroll has already. They come into the file only when asked for. */
export function ExportedEntries({ file, held, again, onChange }: Props) {
  const { csv = 0, spi = 0 } = held
  if (csv + spi === 0) return null
  return (
    <Alert color="yellow">
      <Stack>
        <div>
          {csv > 0 && <Text>{EXPORT.exported.csv(csv)}</Text>}
          {spi > 0 && <Text>{EXPORT.exported.spi(spi)}</Text>}
          <Text>{EXPORT.twice}</Text>
        </div>
        <Checkbox
          label={EXPORT.again[file]}
          checked={again}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  )
}
