import { Button, Textarea } from '@mantine/core'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import type { Picture } from '@nightshift/shared/site/site-content/picture'
import { HOME_PICTURE_BUDGET } from '@nightshift/shared/site/site-content/picture-weight'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'
import { PictureIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { Actions, FieldGroup, Text } from '../../../../kit/layout.tsx'
import { problemText } from '../editors/fields/problem-text.ts'
import { FocusPicker } from './focus-picker.tsx'
import { PictureChooser } from './picture-chooser.tsx'
import { thumbnailOf } from './picture-source.ts'
import { pictureWeights } from './picture-weights.ts'
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

type CropPreviewsProps = { picture: Picture; purpose: PicturePurpose; path: string }

/** What stays of the picture on each screen. */
function CropPreviews({ picture, purpose, path }: CropPreviewsProps) {
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
          <figcaption>
            <Text quiet>{PICTURES.crops[screen]}</Text>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

type Props = {
  label: string
  value: Picture | null
  onChange: (value: Picture | null) => void
  purpose: PicturePurpose
  problemAt: (path: string) => string | undefined
  /** The path of the field in its section: `list.0.picture`. */
  path: string
  festivalId: number
  site: EditedSite
}

/** A picture of the site with its focus point and alt text. */
export function PictureField({ label, value, onChange, purpose, problemAt, path, festivalId, site }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const weights = pictureWeights(site, purpose, path)
  const problem = problemAt(path)
  const altProblem = problemAt(`${path}.alt`)
  const choose = (picture: Picture) => {
    setIsChoosing(false)
    onChange(picture)
  }
  return (
    <FieldGroup title={label}>
      {value ? (
        <ChosenPicture value={value} onChange={onChange} purpose={purpose} path={path} />
      ) : (
        <div className={styles.empty}>
          <PictureIcon />
          {PICTURES.none}
        </div>
      )}
      {value && (
        <Textarea
          label={PICTURES.alt}
          description={PICTURES.altHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          rows={3}
          maxLength={300}
          value={value.alt}
          error={altProblem && problemText(PICTURES.alt, altProblem)}
          onChange={(event) =>
            onChange({ ...value, alt: event.currentTarget.value.replaceAll(/[\r\n]+/g, ' ') })
          }
        />
      )}
      {problem && (
        <Text tone="bad" alert>
          {problemText(label, problem)}
        </Text>
      )}
      <Actions start>
        <Button variant="default" onClick={() => setIsChoosing(true)}>
          {value ? PICTURES.change : PICTURES.choose}
        </Button>
        {value && (
          <Button variant="subtle" color="red" onClick={() => onChange(null)}>
            {PICTURES.remove}
          </Button>
        )}
        {purpose !== 'social' && (
          <Text quiet>{PICTURES.weight(weights.bytesWith(value), HOME_PICTURE_BUDGET)}</Text>
        )}
      </Actions>
      {isChoosing && (
        <PictureChooser
          title={`${label}: ${PICTURES.choose}`}
          purpose={purpose}
          festivalId={festivalId}
          value={value}
          weights={weights}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FieldGroup>
  )
}

type ChosenProps = Pick<Props, 'onChange' | 'purpose' | 'path'> & { value: Picture }

/** A logo is never cropped, so it has no focus point. */
function ChosenPicture({ value, onChange, purpose, path }: ChosenProps) {
  if (purpose === 'logo') return <img className={styles.logo} src={thumbnailOf(value)} alt="" />
  return (
    <div className={styles.chosen}>
      <FocusPicker picture={value} onChange={(focus) => onChange({ ...value, focus })} />
      <CropPreviews picture={value} purpose={purpose} path={path} />
    </div>
  )
}
