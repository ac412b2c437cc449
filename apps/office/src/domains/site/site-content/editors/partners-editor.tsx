import { PartnersSection, SOCIAL_KINDS } from '@nightshift/shared/site/site-content/sections/partners'
import type { ReactNode } from 'react'
import { Fields, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { bindFields } from './fields/bind-fields.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { EditorForm } from './fields/editor-form.tsx'
import { LineField } from './fields/line-field.tsx'
import { LinkField } from './fields/link-field.tsx'
import { mostEntries } from './fields/most-entries.ts'
import { PARTNERS } from './partners.texts.ts'

const { shape } = PartnersSection
const KINDS = SOCIAL_KINDS.map((value) => ({ value, label: PARTNERS.kinds[value] }))

/** Partners, sponsors and social media: three lists of links. */
export function PartnersEditor({ value, onChange, problemAt, site }: EditorProps<'partners'>) {
  const group = bindFields(value, onChange, problemAt)
  const partner = shape.partners.shape.list
  return (
    <EditorForm site={site}>
      <LinkGroup
        {...group('partners')}
        problemAt={problemAt}
        words={PARTNERS.partners}
        max={mostEntries(partner)}
        makeEntry={() => ({ name: '', what: '', href: '' })}
        fields={(entry, change, path) => (
          <LineField
            label={PARTNERS.what}
            description={PARTNERS.whatHint}
            max={partner.element.shape.what.maxLength}
            {...bindFields(entry, change, problemAt, path)('what')}
          />
        )}
      />
      <LinkGroup
        {...group('sponsors')}
        problemAt={problemAt}
        words={PARTNERS.sponsors}
        max={mostEntries(shape.sponsors.shape.list)}
        makeEntry={() => ({ name: '', href: '' })}
      />
      <LinkGroup
        {...group('social')}
        problemAt={problemAt}
        words={PARTNERS.social}
        max={mostEntries(shape.social.shape.list)}
        makeEntry={() => ({ kind: SOCIAL_KINDS[0], name: '', href: '' })}
        fields={(entry, change) => (
          <ChoiceField
            label={PARTNERS.kind}
            value={entry.kind}
            choices={KINDS}
            onChange={(kind) => change({ ...entry, kind })}
          />
        )}
      />
    </EditorForm>
  )
}

type LinkEntry = { name: string; href: string }
type Group<Entry> = { title: string; list: Entry[] }
type Props<Entry> = {
  /** The path of the group in the section. */
  name: string
  value: Group<Entry>
  onChange: (value: Group<Entry>) => void
  problemAt: EditorProps<'partners'>['problemAt']
  words: { card: string; add: string; unnamed: string }
  max: number
  makeEntry: () => Entry
  /** The fields besides name and link. */
  fields?: (entry: Entry, onChange: (entry: Entry) => void, path: string) => ReactNode
}

const { title } = shape.partners.shape
const { name: nameOfEntry } = shape.sponsors.shape.list.element.shape

function LinkGroup<Entry extends LinkEntry>(props: Props<Entry>) {
  const { name, value, onChange, problemAt, words, max, makeEntry, fields } = props
  const field = bindFields(value, onChange, problemAt, name)
  return (
    <Section title={words.card}>
      <LineField label={PARTNERS.title} max={title.maxLength} {...field('title')} />
      {value.list.length === 0 && <Text quiet>{PARTNERS.hidden}</Text>}
      <EntryList
        compact
        entries={value.list}
        path={`${name}.list`}
        titleOf={(entry) => entry.name || words.unnamed}
        addLabel={words.add}
        max={max}
        makeEntry={makeEntry}
        onChange={field('list').onChange}
        renderEntry={(entry, change, index) => {
          const path = `${name}.list.${index}`
          const inner = bindFields<LinkEntry>(
            entry,
            (changed) => change({ ...entry, ...changed }),
            problemAt,
            path,
          )
          return (
            <>
              <Fields>
                <LineField label={PARTNERS.name} required max={nameOfEntry.maxLength} {...inner('name')} />
                <LinkField label={PARTNERS.href} placeholder={PARTNERS.hrefExample} {...inner('href')} />
              </Fields>
              {fields?.(entry, change, path)}
            </>
          )
        }}
      />
    </Section>
  )
}
