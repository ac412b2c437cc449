import { Autocomplete, Button, TextInput } from '@mantine/core'
import { isKnownLink } from '@nightshift/shared/site/site-content/link'
import { type FormEvent, use, useState } from 'react'
import { Actions, Stack } from '../../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../../kit/office-modal.tsx'
import type { LinkTarget } from './attach-editor.ts'
import { completeLink } from './complete-link.ts'
import { LinkChoicesContext } from './link-choices.ts'
import { RICH_TEXT } from './rich-text.texts.ts'

type Props = { target: LinkTarget; onSet: (href: string, words: string) => void; onClose: () => void }

const LONGEST_WORDS = 200

/** Asks where a link leads; for a link at a caret also for its words. */
export function LinkDialog({ target, onSet, onClose }: Props) {
  const groups = use(LinkChoicesContext)
  const choices = groups.flatMap(({ items }) => items)
  const [typed, setTyped] = useState(() => labelOf(target.href))
  const [words, setWords] = useState('')
  const [checked, setChecked] = useState(false)
  const needsWords = !target.words

  function labelOf(href: string) {
    return choices.find(({ value }) => value === href)?.label ?? href
  }
  const href = choices.find(({ label }) => label === typed)?.value ?? completeLink(typed)
  const problem = addressProblem(href)
  const wordsProblem = needsWords && !words.trim() ? RICH_TEXT.linkWordsMissing : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of the section is outside: a portal's events bubble through React.
    event.stopPropagation()
    setChecked(true)
    if (!problem && !wordsProblem) onSet(href, words.trim())
  }
  return (
    <OfficeModal title={RICH_TEXT.linkTitle} size="md" onClose={onClose}>
      <Stack onSubmit={submit}>
        {needsWords && (
          <TextInput
            data-autofocus
            label={RICH_TEXT.linkWords}
            required
            maxLength={LONGEST_WORDS}
            value={words}
            error={checked && wordsProblem}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        <Autocomplete
          data-autofocus={needsWords ? undefined : true}
          label={RICH_TEXT.linkAddress}
          description={RICH_TEXT.linkHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          inputMode="url"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          data={groups.map(({ group, items }) => ({ group, items: unique(items.map(({ label }) => label)) }))}
          maxDropdownHeight={260}
          value={typed}
          error={checked && problem}
          onChange={setTyped}
        />
        <Actions>
          <CancelButton>{RICH_TEXT.cancel}</CancelButton>
          <Button type="submit">{RICH_TEXT.setLink}</Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

const unique = (labels: string[]) => [...new Set(labels)]

function addressProblem(href: string) {
  if (!href) return RICH_TEXT.linkMissing
  return isKnownLink(href) ? undefined : RICH_TEXT.unknownLink(href)
}
