import { dateAt } from '@nightshift/shared/local-time'
import { NewsSection, type Release } from '@nightshift/shared/site/site-content/sections/news'
import { DateField } from '../../../../kit/date-field.tsx'
import { Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { bindFields, hasProblem } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { lastingId, placeholderId } from './fields/lasting-id.ts'
import { LineField } from './fields/line-field.tsx'
import { mostEntries } from './fields/most-entries.ts'
import { problemText } from './fields/problem-text.ts'
import { NEWS } from './news.texts.ts'

const { lead, description, contact, list } = NewsSection.shape
const CONTACT_MOST = contact.unwrap().maxLength
const MOST = mostEntries(list)

const newestFirst = (one: Release, other: Release) => other.date.localeCompare(one.date)
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The press releases, newest first. */
export function NewsEditor({ value, onChange, problemAt, festival, site }: EditorProps<'news'>) {
  const field = bindFields(value, onChange, problemAt)
  const ids = value.list.map(({ id }) => id)
  const makeEntry = (): Release => ({
    id: placeholderId(ids),
    date: dateAt(new Date(), festival.timeZone),
    headline: '',
    words: [],
  })
  return (
    <EditorForm site={site}>
      <Section title={NEWS.section}>
        <LineField
          label={NEWS.lead}
          description={NEWS.leadHint}
          isLong
          max={lead.maxLength}
          {...field('lead')}
        />
        <LineField label={NEWS.description} isLong max={description.maxLength} {...field('description')} />
        <LineField
          label={NEWS.contact}
          description={NEWS.contactHint}
          max={CONTACT_MOST}
          {...field('contact')}
          value={value.contact ?? ''}
        />
      </Section>
      <Section title={NEWS.list}>
        <Text quiet>{value.list.length ? NEWS.order : NEWS.empty}</Text>
        <EntryList
          entries={value.list}
          path="list"
          sortedBy={newestFirst}
          titleOf={({ headline }) => headline || NEWS.unnamed}
          noteOf={({ date }) => long.format(new Date(date))}
          hasProblem={(entry, index) => hasProblem(problemAt, `list.${index}`, entry)}
          addLabel={NEWS.add}
          max={MOST}
          makeEntry={makeEntry}
          onChange={field('list').onChange}
          renderEntry={(entry, change, index) => {
            const inner = bindFields(entry, change, problemAt, `list.${index}`)
            const date = inner('date')
            return (
              <>
                <LineField
                  label={NEWS.headline}
                  required
                  max={list.element.shape.headline.maxLength}
                  {...inner('headline')}
                  onBlur={() => {
                    const words = entry.headline && `${entry.date.slice(0, 4)} ${entry.headline}`
                    const id = lastingId(entry.id, words, null, ids)
                    if (id !== entry.id) change({ ...entry, id })
                  }}
                />
                <DateField
                  label={NEWS.date}
                  value={date.value}
                  error={date.problem && problemText(NEWS.date, date.problem)}
                  onChange={date.onChange}
                />
                <RichTextField label={NEWS.words} required {...inner('words')} />
              </>
            )
          }}
        />
      </Section>
    </EditorForm>
  )
}
