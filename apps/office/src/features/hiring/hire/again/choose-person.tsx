import { Radio } from '@mantine/core'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { KNOWN } from '../../known/known.texts.ts'
import { KnownPanel } from '../../known/known-panel.tsx'
import styles from './again.module.css'
import { AGAIN } from './again.texts.ts'
import { RadioOption } from './radio-option.tsx'

/** The id of a known person, `new` for somebody else, or nothing yet. */
type Choice = string
export const NEW_PERSON = 'new'

type Props = { people: KnownPerson[]; choice: Choice; onChoose: (choice: Choice) => void }

/** Whether an applicant is a known person, who is hired again, or somebody new. */
export function ChoosePerson({ people, choice, onChoose }: Props) {
  const chosen = people.find(({ id }) => id === choice)
  return (
    <div className={styles.choose}>
      <Radio.Group label={AGAIN.who} value={choice} onChange={onChoose}>
        <div className={styles.options}>
          {people.map((person) => (
            <RadioOption key={person.id} value={person.id} label={AGAIN.again(KNOWN.name(person))}>
              {KNOWN.matchedBy(person)}
              {!person.mayReturn && <strong className={styles.warning}> {KNOWN.notAgain}</strong>}
            </RadioOption>
          ))}
          <RadioOption value={NEW_PERSON} label={AGAIN.newPerson}>
            {AGAIN.newPersonHint}
          </RadioOption>
        </div>
      </Radio.Group>
      {chosen && <KnownPanel person={chosen} />}
    </div>
  )
}
