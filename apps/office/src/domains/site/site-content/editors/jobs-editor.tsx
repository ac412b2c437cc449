import { JobsSection } from '@nightshift/shared/site/site-content/sections/jobs'
import { Fields, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { bindFields } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { LineField } from './fields/line-field.tsx'
import { mostEntries } from './fields/most-entries.ts'
import { JOBS } from './jobs.texts.ts'

const { join, title, intro, description, incentivesTitle, incentives } = JobsSection.shape
const { gain, what } = incentives.element.shape

/** The invitation to apply on the home page, the words of the application page, and what people get. */
export function JobsEditor({ value, onChange, problemAt, festival, site }: EditorProps<'jobs'>) {
  const field = bindFields(value, onChange, problemAt)
  const teaser = bindFields(value.join, field('join').onChange, problemAt, 'join')
  const picture = teaser('picture')
  return (
    <EditorForm site={site}>
      <Section title={JOBS.join}>
        <Text quiet>{JOBS.joinHint}</Text>
        <Fields>
          <LineField label={JOBS.joinTitle} required max={join.shape.title.maxLength} {...teaser('title')} />
          <LineField label={JOBS.joinLink} required max={join.shape.link.maxLength} {...teaser('link')} />
        </Fields>
        <LineField label={JOBS.joinWords} isLong max={join.shape.words.maxLength} {...teaser('words')} />
        <PictureField
          label={JOBS.picture}
          purpose="join"
          value={picture.value}
          onChange={picture.onChange}
          problemAt={problemAt}
          path={picture.name}
          festivalId={festival.id}
          site={site}
        />
      </Section>
      <Section title={JOBS.page}>
        <LineField label={JOBS.title} required max={title.maxLength} {...field('title')} />
        <LineField
          label={JOBS.intro}
          required
          isLong
          allowsLineBreaks
          max={intro.maxLength}
          {...field('intro')}
        />
        <LineField label={JOBS.description} isLong max={description.maxLength} {...field('description')} />
      </Section>
      <Section title={JOBS.incentives}>
        <LineField
          label={JOBS.incentivesTitle}
          max={incentivesTitle.maxLength}
          {...field('incentivesTitle')}
        />
        {value.incentives.length === 0 && <Text quiet>{JOBS.empty}</Text>}
        <EntryList
          compact
          entries={value.incentives}
          path="incentives"
          titleOf={(entry) => [entry.gain, entry.what].filter(Boolean).join(', ') || JOBS.unnamed}
          addLabel={JOBS.add}
          max={mostEntries(incentives)}
          makeEntry={() => ({ gain: '', what: '' })}
          onChange={field('incentives').onChange}
          renderEntry={(entry, change, index) => {
            const inner = bindFields(entry, change, problemAt, `incentives.${index}`)
            return (
              <Fields>
                <LineField
                  label={JOBS.gain}
                  required
                  placeholder={JOBS.gainExample}
                  max={gain.maxLength}
                  {...inner('gain')}
                />
                <LineField
                  label={JOBS.what}
                  required
                  placeholder={JOBS.whatExample}
                  max={what.maxLength}
                  {...inner('what')}
                />
              </Fields>
            )
          }}
        />
      </Section>
    </EditorForm>
  )
}
