import type { Picture } from '@nightshift/shared/site/site-content/picture'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'
import { thumbnailOf } from './picture-source.ts'
import styles from './pictures.module.css'
import { PICTURES } from './pictures.texts.ts'

type Crop = { screen: keyof typeof PICTURES.crops; ratio: number }

/** How the pages crop a picture. A logo is shown whole. */
const CROPS: Record<PicturePurpose, Crop[]> = {
  hero: [
    { screen: 'desktop', ratio: 16 / 8 },
    { screen: 'tablet', ratio: 3 / 4 },
  ],
  attraction: [
    { screen: 'desktop', ratio: 16 / 10 },
    { screen: 'phone', ratio: 5 / 4 },
  ],
  join: [
    { screen: 'desktop', ratio: 16 / 7 },
    { screen: 'phone', ratio: 4 / 5 },
  ],
  logo: [],
  social: [{ screen: 'link', ratio: 1200 / 630 }],
}
const TALL_HERO: Crop[] = [{ screen: 'phone', ratio: 9 / 16 }]

type Props = { picture: Picture; purpose: PicturePurpose; path: string }

/** What stays of the picture on each screen. */
export function CropPreviews({ picture, purpose, path }: Props) {
  const crops = path.endsWith('tall') ? TALL_HERO : CROPS[purpose]
  const { x, y } = picture.focus
  return (
    <div className={styles.crops}>
      {crops.map(({ screen, ratio }) => (
        <figure key={screen} style={{ width: `${ratio * 6.5}rem` }}>
          <img
            src={thumbnailOf(picture)}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }}
          />
          <figcaption>{PICTURES.crops[screen]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
