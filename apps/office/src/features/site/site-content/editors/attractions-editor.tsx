import { AttractionsSection } from '@nightshift/shared/site/site-content/sections/attractions'
import settings from '../../../../ui/settings/settings.module.css'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { AttractionFields } from './attractions/attraction-fields.tsx'
import { ATTRACTIONS } from './attractions/attractions.texts.ts'
import { newAttraction } from './attractions/new-attraction.ts'
import { hasProblem } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { mostEntries } from './fields/most-entries.ts'

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
      <p className={settings.hint}>{list.length ? ATTRACTIONS.hint : ATTRACTIONS.empty}</p>
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
