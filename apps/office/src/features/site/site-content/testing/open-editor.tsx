import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { problemsOf } from '@nightshift/shared/site/site-content/problems'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { type ComponentType, useState } from 'react'
import { queryClient } from '../../../../lib/query-client.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { editedSite } from './edited-site.ts'

type Options<Name extends SectionName> = {
  value?: SiteContent[Name]
  site?: Partial<EditedSite>
  publicMsg?: string
  answers?: Parameters<typeof mockApi>[0]
}

/** What the schema refuses, and what keeps the section from being published. */
function problemsIn<Name extends SectionName>(name: Name, content: SiteContent[Name]) {
  const issues = SiteContent.shape[name].safeParse(content).error?.issues ?? []
  return [
    ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    ...problemsOf(name, content),
  ]
}

/** Shows the form of a section with the default season, and gives its content as it is edited. */
export function openEditor<Name extends SectionName>(
  name: Name,
  Editor: ComponentType<EditorProps<Name>>,
  { value: start, site, publicMsg = '', answers }: Options<Name> = {},
) {
  queryClient.clear()
  const fetch = mockApi({
    '/api/festivals/1/season': { body: { ...DEFAULT_SEASON, updatedAt: '2024-09-01T00:00:00.000Z' } },
    ...answers,
  })
  let value: SiteContent[Name] = start ?? DREADMOOR_CONTENT[name]
  function Edited() {
    const [shown, setShown] = useState(value)
    return (
      <Editor
        value={shown}
        onChange={(changed) => {
          value = changed
          setShown(changed)
        }}
        problemAt={(path) => problemsIn(name, shown).find((problem) => problem.path === path)?.message}
        festival={{ ...person().festival!, publicMsg }}
        site={editedSite(site)}
      />
    )
  }
  renderPage(<Edited />)
  return {
    value: () => value,
    isValid: () => SiteContent.shape[name].safeParse(value).success,
    fetch,
  }
}
