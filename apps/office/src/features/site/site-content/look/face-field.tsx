import '@fontsource/abril-fatface/latin-400.css'
import '@fontsource/league-gothic/latin-400.css'
import '@fontsource/pirata-one/latin-400.css'
import '@fontsource/rye/latin-400.css'
import {
  DISPLAY_FACE_NAMES,
  DISPLAY_FACES,
  type DisplayFace,
} from '@nightshift/shared/site/site-content/display-faces'
import { ChoiceCards } from './choice-cards.tsx'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'

type Props = { value: DisplayFace; title: string; onChange: (face: DisplayFace) => void }

/** The display face, each sample set in its own. */
export const FaceField = ({ value, title, onChange }: Props) => (
  <ChoiceCards
    legend={LOOK.face}
    description={LOOK.faceHint}
    names={DISPLAY_FACE_NAMES}
    value={value}
    labelOf={(name) => DISPLAY_FACES[name].label}
    renderSample={(name) => (
      <span className={styles.faceSample} style={{ fontFamily: `'${DISPLAY_FACES[name].family}', serif` }}>
        <span>{title || LOOK.faceSample}</span>
      </span>
    )}
    onChange={onChange}
  />
)
