import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'
import { SelectField } from './field.tsx'
import type { useOpenPositions } from './use-open-positions.ts'

type Props = { problem?: string } & ReturnType<typeof useOpenPositions>

/** The select of positions. It keeps its size while it loads, to avoid a layout shift. */
export function PositionField({ state, load, problem }: Props) {
  const positions = state.kind === 'loaded' ? state.positions : []
  return (
    <div className={styles.position}>
      <SelectField
        name="position"
        label={APPLY.position}
        problem={problem}
        required
        disabled={positions.length === 0}
      >
        <option value="">{promptOf(state)}</option>
        {positions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name.toUpperCase()}
          </option>
        ))}
      </SelectField>
      {state.kind === 'failed' && (
        <button type="button" className={styles.secondary} onClick={load}>
          {APPLY.loadAgain}
        </button>
      )}
    </div>
  )
}

function promptOf(state: Props['state']) {
  if (state.kind === 'loading') return APPLY.loadingPositions
  if (state.kind === 'failed') return APPLY.noLoadedPositions
  return state.positions.length ? APPLY.choosePosition : APPLY.noPositions
}
