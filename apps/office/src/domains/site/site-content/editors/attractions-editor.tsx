import { TINT_NAMES, TINTS } from '@nightshift/shared/site/site-content/palettes'
import {
  type Attraction,
  AttractionsSection,
  HOME_ANCHORS,
} from '@nightshift/shared/site/site-content/sections/attractions'
import { Fields, Text } from '../../../../kit/layout.tsx'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { ATTRACTIONS } from './attractions/attractions.texts.ts'
import { DurationFields } from './attractions/duration-fields.tsx'
import { ShownFields } from './attractions/shown-fields.tsx'
import { bindFields, hasProblem } from './fields/bind-fields.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { LayoutDrawing, Skulls, Swatch } from './fields/drawings.tsx'
import { EditorForm } from './fields/editor-form.tsx'
import { isPlaceholder, lastingId, placeholderId } from './fields/lasting-id.ts'
import { LineField } from './fields/line-field.tsx'
import { mostEntries } from './fields/most-entries.ts'

const LONGEST_NAV_LABEL = 24
const takenIn = (list: readonly Attraction[]) => [...HOME_ANCHORS, ...list.map(({ id }) => id)]

/** An empty attraction. Tint and layout differ from the one before it, as on a page that was designed. */
function newAttraction(list: readonly Attraction[]): Attraction {
  const unused = TINT_NAMES.find((name) => list.every(({ tint }) => tint !== name))
  return {
    id: placeholderId(takenIn(list)),
    name: '',
    navLabel: '',
    words: [],
    skulls: 3,
    age: list.at(-1)?.age ?? '',
    time: null,
    tint: unused ?? TINT_NAMES[0],
    layout: list.at(-1)?.layout === 'pictureRight' ? 'pictureLeft' : 'pictureRight',
    picture: null,
    shown: 'always',
  }
}

/** The attraction with what follows from its first name: the anchor, and the name in the navigation. */
const named = (attraction: Attraction, list: readonly Attraction[]): Attraction => ({
  ...attraction,
  id: lastingId(attraction.id, attraction.name, 'attraction', takenIn(list)),
  navLabel: attraction.navLabel || attraction.name.slice(0, LONGEST_NAV_LABEL).trim(),
})

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
function AttractionFields({ attraction, list, path, isShared, onChange, ...editor }: Props) {
  const { problemAt, festival, site } = editor
  const field = bindFields(attraction, onChange, problemAt, path)
  const complete = () => {
    const completed = named(attraction, list)
    if (completed.id !== attraction.id || completed.navLabel !== attraction.navLabel) onChange(completed)
  }
  return (
    <>
      <Fields>
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
        <LineField
          label={ATTRACTIONS.age}
          placeholder={ATTRACTIONS.ageExample}
          max={shape.age.maxLength}
          {...field('age')}
        />
      </Fields>
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

const MOST = mostEntries(AttractionsSection.shape.list)

/** What visitors come for, in the order of the home page. */
export function AttractionsEditor({ value, onChange, ...editor }: EditorProps<'attractions'>) {
  const { list } = value
  const { site, problemAt } = editor
  const isShared =
    site.parent !== null ||
    site.sharedBy.length > 0 ||
    list.some(({ shown }) => shown === 'halloween' || shown === 'holiday')
  return (
    <EditorForm site={site}>
      <Text quiet>{list.length ? ATTRACTIONS.hint : ATTRACTIONS.empty}</Text>
      <EntryList
        entries={list}
        path="list"
        titleOf={({ name }) => name || ATTRACTIONS.unnamed}
        noteOf={({ shown }) => shown === 'never' && ATTRACTIONS.hidden}
        hasProblem={(entry, index) => hasProblem(problemAt, `list.${index}`, entry)}
        addLabel={ATTRACTIONS.add}
        max={MOST}
        makeEntry={() => newAttraction(list)}
        onChange={(changed) => onChange({ ...value, list: changed })}
        renderEntry={(attraction, change, index) => (
          <AttractionFields
            {...editor}
            attraction={attraction}
            list={list}
            path={`list.${index}`}
            isShared={isShared}
            onChange={change}
          />
        )}
      />
    </EditorForm>
  )
}
