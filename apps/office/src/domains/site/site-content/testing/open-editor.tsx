import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { problemsOf } from '@nightshift/shared/site/site-content/problems'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { plainContent } from '@nightshift/shared/site/site-content/starting/plain-content'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { editedSite } from './edited-site.ts'

const plainSite = plainContent('Orchard')
/** A site without entries. */
export const EMPTY_SITE = {
  ...plainSite,
  attractions: { list: [] },
  faq: { ...plainSite.faq, list: [] },
}

type Options<Name extends SectionName> = {
  value?: SiteContent[Name]
  site?: Partial<EditedSite>
  /** All sections of the site. */
  content?: SiteContent
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
  {
    content = DREADMOOR_CONTENT,
    value: start = content[name],
    site,
    publicMsg = '',
    answers,
  }: Options<Name> = {},
) {
  const fetch = mockApi({
    '/api/festivals/1/season': { body: { ...DEFAULT_SEASON, updatedAt: '2024-09-01T00:00:00.000Z' } },
    ...answers,
  })
  let value: SiteContent[Name] = start
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
        site={editedSite(site, content)}
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

/** A button by its name. Queries by role compute the names of all elements, which is slow in long forms. */
export function button(name: string | RegExp) {
  const named = [...document.querySelectorAll('button')].filter((each) => {
    const own = (each.getAttribute('aria-label') ?? each.textContent).replaceAll(/\s+/g, ' ').trim()
    return typeof name === 'string' ? own === name : name.test(own)
  })
  expect(named).toHaveLength(1)
  return named[0]!
}

export const press = (name: string | RegExp) => fireEvent.click(button(name))

/** Types into a field and leaves it. */
export function fill(label: string | RegExp, value: string, index = 0) {
  const field = screen.getAllByLabelText(label)[index]!
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return field
}

/** Pastes plain text into a rich text. */
export const pasteInto = (label: string, text: string) =>
  fireEvent.paste(screen.getByLabelText(new RegExp(`^${label}`)), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
  })
