import { TextInput, type TextInputProps } from '@mantine/core'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import type { PositionCallTime } from '@nightshift/shared/setup/plan-settings/contract'
import { Columns, FieldGroup } from '../../../kit/layout.tsx'
import styles from '../settings/settings.module.css'

type Props = {
  positions: PositionCallTime[]
  /** The festival's own call time, as typed. */
  otherwise: string
  /** The field of a position. */
  field: (positionId: number) => TextInputProps
}

/** The call times of positions, by event. */
export const PositionCallTimes = ({ positions, otherwise, field }: Props) => (
  <Columns>
    {[...groupBy(positions, ({ eventName }) => eventName)].map(([eventName, own]) => (
      <FieldGroup key={eventName} title={eventName}>
        {own.map(({ positionId, name }) => (
          <div key={positionId} className={styles.position}>
            <TextInput label={name} placeholder={otherwise} autoComplete="off" {...field(positionId)} />
          </div>
        ))}
      </FieldGroup>
    ))}
  </Columns>
)
