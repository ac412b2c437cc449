import type { Picture } from '@nightshift/shared/site/site-content/picture'
import { thumbnailOf } from './picture-source.ts'
import styles from './pictures.module.css'
import { PICTURES } from './pictures.texts.ts'

type OfferedPicture = { key: string; label: string; picture: Picture; excess: number }

type Props = { title: string; offered: OfferedPicture[]; onChoose: (picture: Picture) => void }

/** Pictures to choose from. One that is too heavy says by how much, and cannot be chosen. */
export const PictureGrid = ({ title, offered, onChoose }: Props) => (
  <section className={styles.choices}>
    <h3>{title}</h3>
    <ul>
      {offered.map(({ key, label, picture, excess }) => (
        <li key={key}>
          <button type="button" disabled={excess > 0} onClick={() => onChoose(picture)}>
            <img src={thumbnailOf(picture)} alt={label} loading="lazy" />
            {excess > 0 && <span>{PICTURES.tooHeavy(excess)}</span>}
          </button>
        </li>
      ))}
    </ul>
  </section>
)
