import type { SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { problemsOf } from '@nightshift/shared/site/site-content/problems'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { plainContent } from '@nightshift/shared/site/site-content/starting/plain-content'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect } from 'vitest'
import { renderPage } from '../../../../../testing/render-page.tsx'
import type { EditorProps } from '../../editor-props.ts'

const plainSite = plainContent('Orchard')
/** A site without entries. */
const EMPTY = {
  ...plainSite,
  attractions: { list: [] },
  faq: { ...plainSite.faq, list: [] },
}

const { festival } = person()

const siteWith = (content: SiteContent, changes: Partial<EditedSite>): EditedSite => ({
  festivalId: 1,
  hostName: 'haunt.example',
  parent: null,
  sharedBy: [],
  version: 0,
  sections: [],
  draft: content,
  live: content,
  closedNights: [],
  environment: { seller: false, map: false },
  ...changes,
})

type Options = { empty?: boolean; site?: Partial<EditedSite> }

/** Shows the form of a section with its problems, and gives access to what it makes of the section. */
export function editSection<Name extends SectionName>(
  name: Name,
  Editor: ComponentType<EditorProps<Name>>,
  { empty = false, site = {} }: Options = {},
) {
  const content = empty ? EMPTY : DREADMOOR_CONTENT
  let current = content[name]
  function Held() {
    const [value, setValue] = useState(content[name])
    current = value
    const problems = problemsOf(name, value)
    return (
      <Editor
        value={value}
        onChange={setValue}
        problemAt={(path) => problems.find((problem) => problem.path === path)?.message}
        festival={festival!}
        site={siteWith(content, site)}
      />
    )
  }
  renderPage(<Held />)
  return { section: () => current }
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
