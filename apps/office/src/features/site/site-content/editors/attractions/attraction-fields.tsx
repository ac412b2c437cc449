import { TINT_NAMES, TINTS } from '@nightshift/shared/site/site-content/palettes'
import {
  type Attraction,
  AttractionsSection,
} from '@nightshift/shared/site/site-content/sections/attractions'
import settings from '../../../../../ui/settings/settings.module.css'
import type { EditorProps } from '../../editor-props.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import { bindFields } from '../fields/bind-fields.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import styles from '../fields/fields.module.css'
import { isPlaceholder } from '../fields/lasting-id.ts'
import { LineField } from '../fields/line-field.tsx'
import { ATTRACTIONS } from './attractions.texts.ts'
import { DurationFields } from './duration-fields.tsx'
import { LayoutDrawing, Skulls, Swatch } from './faces.tsx'
import { named } from './new-attraction.ts'
import { ShownFields } from './shown-fields.tsx'

type Props = Omit<EditorProps<'attractions'>, 'value' | 'onChange'> & {
  attraction: Attraction
  list: Attraction[]
  /** The path of the attraction in the section. */
  path: string
  isShared: boolean
  onChange: (attraction: Attraction) => void
}

const { shape } = AttractionsSection.shape.list.element
const SKULLS = ATTRACTIONS.skullsOf.map((words, value) => ({
  value,
  label: ATTRACTIONS.skullCount(value, words),
  face: <Skulls count={value} />,
}))
const TINT_CHOICES = TINT_NAMES.map((value) => ({
  value,
  label: TINTS[value].label,
  face: <Swatch colour={TINTS[value].colour} />,
}))
const LAYOUTS = shape.layout.options.map((value) => ({
  value,
  label: ATTRACTIONS.layouts[value],
  face: <LayoutDrawing layout={value} />,
}))

/** The fields of one attraction. */
export function AttractionFields({ attraction, list, path, isShared, onChange, ...editor }: Props) {
  const { problemAt, festival, site } = editor
  const field = bindFields(attraction, onChange, problemAt, path)
  const complete = () => {
    const completed = named(attraction, list)
    if (completed.id !== attraction.id || completed.navLabel !== attraction.navLabel) onChange(completed)
  }
  return (
    <>
      <div className={settings.pair}>
        <LineField
          label={ATTRACTIONS.name}
          description={
            isPlaceholder(attraction.id) ? ATTRACTIONS.noAnchor : ATTRACTIONS.anchor(attraction.id)
          }
          required
          max={shape.name.maxLength}
          {...field('name')}
          onBlur={complete}
        />
        <LineField
          label={ATTRACTIONS.navLabel}
          description={ATTRACTIONS.navLabelHint}
          required
          max={shape.navLabel.maxLength}
          {...field('navLabel')}
        />
      </div>
      <RichTextField label={ATTRACTIONS.words} {...field('words')} />
      <PictureField
        label={ATTRACTIONS.picture}
        purpose="attraction"
        value={attraction.picture}
        onChange={field('picture').onChange}
        problemAt={problemAt}
        path={`${path}.picture`}
        festivalId={festival.id}
        site={site}
      />
      <ChoiceField label={ATTRACTIONS.layout} choices={LAYOUTS} {...field('layout')} />
      <ChoiceField label={ATTRACTIONS.tint} choices={TINT_CHOICES} {...field('tint')} />
      <ChoiceField label={ATTRACTIONS.skulls} choices={SKULLS} {...field('skulls')} />
      <div className={styles.short}>
        <LineField
          label={ATTRACTIONS.age}
          placeholder={ATTRACTIONS.ageExample}
          max={shape.age.maxLength}
          {...field('age')}
        />
      </div>
      <DurationFields
        value={attraction.time}
        onChange={field('time').onChange}
        problemAt={problemAt}
        path={`${path}.time`}
      />
      <ShownFields value={attraction.shown} isShared={isShared} onChange={field('shown').onChange} />
    </>
  )
}
