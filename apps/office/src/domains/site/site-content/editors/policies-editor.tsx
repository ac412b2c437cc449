import { PoliciesSection, TICKET_DISCLAIMER } from '@nightshift/shared/site/site-content/sections/policies'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { bindFields, hasProblem } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { LineField } from './fields/line-field.tsx'
import { mostEntries } from './fields/most-entries.ts'
import { POLICIES } from './policies.texts.ts'

const numberOf = (id: string) => Number(id.replace('policy', ''))

/** The id of a new policy: a number above all others, so that an old address never leads to another policy. */
const nextPolicyId = (ids: readonly string[]) => `policy${Math.max(0, ...ids.map(numberOf)) + 1}`

const { lead, description, list } = PoliciesSection.shape
const MOST = mostEntries(list)

/** The policies. Their anchors are printed and mailed: they last. */
export function PoliciesEditor({ value, onChange, problemAt, site }: EditorProps<'policies'>) {
  const field = bindFields(value, onChange, problemAt)
  // A number that was removed in the draft is still in use on the site.
  const used = [...value.list, ...(site.live.policies?.list ?? [])].map(({ id }) => id)
  return (
    <EditorForm site={site}>
      <Section title={POLICIES.section}>
        <LineField
          label={POLICIES.lead}
          description={POLICIES.leadHint}
          isLong
          max={lead.maxLength}
          {...field('lead')}
        />
        <LineField
          label={POLICIES.description}
          isLong
          max={description.maxLength}
          {...field('description')}
        />
      </Section>
      <Section title={POLICIES.list}>
        <EntryList
          entries={value.list}
          path="list"
          keyOf={({ id }) => id}
          titleOf={({ name }) => name || POLICIES.unnamed}
          noteOf={({ id }) => `#${id}`}
          hasProblem={(entry, index) => hasProblem(problemAt, `list.${index}`, entry)}
          keptBecause={({ id }) => (id === TICKET_DISCLAIMER ? POLICIES.disclaimer : undefined)}
          addLabel={POLICIES.add}
          max={MOST}
          makeEntry={() => ({ id: nextPolicyId(used), name: '', words: [] })}
          onChange={field('list').onChange}
          renderEntry={(entry, change, index) => {
            const inner = bindFields(entry, change, problemAt, `list.${index}`)
            return (
              <>
                <LineField
                  label={POLICIES.name}
                  description={POLICIES.anchor(entry.id)}
                  required
                  max={list.element.shape.name.maxLength}
                  {...inner('name')}
                />
                <RichTextField label={POLICIES.words} required {...inner('words')} />
              </>
            )
          }}
        />
      </Section>
    </EditorForm>
  )
}
