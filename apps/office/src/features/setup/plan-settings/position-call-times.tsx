import { TextInput, type TextInputProps } from '@mantine/core'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import type { PositionCallTime } from '@nightshift/shared/setup/plan-settings/contract'
import styles from './plan-settings.module.css'

type Props = {
  positions: PositionCallTime[]
  /** The festival's own call time, as typed. */
  otherwise: string
  /** The field of a position. */
  field: (positionId: number) => TextInputProps
}

/** The call times of positions, by event. */
export const PositionCallTimes = ({ positions, otherwise, field }: Props) => (
  <div className={styles.events}>
    {[...groupBy(positions, ({ eventName }) => eventName)].map(([eventName, own]) => (
      <fieldset key={eventName} className={styles.event}>
        <legend>{eventName}</legend>
        {own.map(({ positionId, name }) => (
          <TextInput
            key={positionId}
            label={name}
            placeholder={otherwise}
            autoComplete="off"
            classNames={{ root: styles.position, label: styles.name, error: styles.error }}
            {...field(positionId)}
          />
        ))}
      </fieldset>
    ))}
  </div>
)
