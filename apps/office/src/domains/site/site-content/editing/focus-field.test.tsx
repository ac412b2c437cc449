// @vitest-environment jsdom
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import { problemsOf } from '@nightshift/shared/site/site-content/problems'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AttractionsEditor } from '../editors/attractions-editor.tsx'
import { FaqEditor } from '../editors/faq-editor.tsx'
import { PartnersEditor } from '../editors/partners-editor.tsx'
import { openEditor } from '../testing/open-editor.tsx'
import { focusProblem } from './focus-field.ts'

const { faq, attractions, partners } = DREADMOOR_CONTENT

function choose(section: SectionName, content: never, path: string) {
  const problems = problemsOf(section, content)
  focusProblem(document.body, problems.find((problem) => problem.path === path)!, problems)
}

test('opens the collapsed entry of a problem and focuses its field', async () => {
  const list = faq.list.map((entry, index) => (index > 1 ? entry : { ...entry, answer: [] }))
  const value = { ...faq, list }
  openEditor('faq', FaqEditor, { value })
  // Entries with a problem begin open.
  for (const { question } of list.slice(0, 2))
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${question.slice(0, 12)}`) }))
  expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull()
  choose('faq', value as never, 'list.1.answer')
  const answer = await screen.findByRole('textbox', { name: 'Answer' })
  await waitFor(() => expect(document.activeElement).toBe(answer))
  expect(answer.closest('li')!.textContent).toContain(list[1]!.question)
})

test('finds the alt text of a picture in a collapsed attraction', async () => {
  const [first, ...others] = attractions.list
  const value = { list: [{ ...first!, picture: { ...first!.picture!, alt: '' } }, ...others] }
  openEditor('attractions', AttractionsEditor, { value })
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${first!.name}`) }))
  choose('attractions', value as never, 'list.0.picture.alt')
  const alt = await screen.findByRole('textbox', { name: 'What the picture shows' })
  await waitFor(() => expect(document.activeElement).toBe(alt))
})

test('tells the lists of a section apart', async () => {
  const unnamed = { name: '', href: 'https://unnamed.example' }
  const value = { ...partners, sponsors: { ...partners.sponsors, list: [unnamed] } }
  openEditor('partners', PartnersEditor, {
    value: { ...value, partners: { ...partners.partners, list: [{ ...unnamed, what: '' }] } },
  })
  choose('partners', value as never, 'sponsors.list.0.name')
  await waitFor(() => expect(document.activeElement?.closest('li')?.dataset.path).toBe('sponsors.list.0'))
})
