import { FaqSection } from '@nightshift/shared/site/site-content/sections/faq'
import { Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FAQ } from './faq.texts.ts'
import { bindFields, hasProblem } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { lastingId, placeholderId } from './fields/lasting-id.ts'
import { LineField } from './fields/line-field.tsx'
import { mostEntries } from './fields/most-entries.ts'

const { title, list } = FaqSection.shape
const MOST = mostEntries(list)

/** The questions that visitors ask, with their answers. */
export function FaqEditor({ value, onChange, problemAt, site }: EditorProps<'faq'>) {
  const field = bindFields(value, onChange, problemAt)
  const ids = value.list.map(({ id }) => id)
  return (
    <EditorForm site={site}>
      <Section title={FAQ.section}>
        <LineField
          label={FAQ.title}
          description={FAQ.titleHint}
          required
          max={title.maxLength}
          {...field('title')}
        />
      </Section>
      <Section title={FAQ.list}>
        {value.list.length === 0 && <Text quiet>{FAQ.empty}</Text>}
        <EntryList
          entries={value.list}
          path="list"
          titleOf={({ question }) => question || FAQ.unnamed}
          hasProblem={(entry, index) => hasProblem(problemAt, `list.${index}`, entry)}
          addLabel={FAQ.add}
          max={MOST}
          makeEntry={() => ({ id: placeholderId(ids), question: '', answer: [] })}
          onChange={field('list').onChange}
          renderEntry={(entry, change, index) => {
            const inner = bindFields(entry, change, problemAt, `list.${index}`)
            return (
              <>
                <LineField
                  label={FAQ.question}
                  required
                  max={list.element.shape.question.maxLength}
                  {...inner('question')}
                  onBlur={() => {
                    const id = lastingId(entry.id, entry.question, 'question', ids)
                    if (id !== entry.id) change({ ...entry, id })
                  }}
                />
                <RichTextField label={FAQ.answer} required {...inner('answer')} />
              </>
            )
          }}
        />
      </Section>
    </EditorForm>
  )
}
