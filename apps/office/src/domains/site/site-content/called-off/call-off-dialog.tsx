import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../../kit/office-modal.tsx'
import { CALLED_OFF } from './called-off.texts.ts'

const LONGEST_WORDS = 300

type Props = {
  night: string
  confirmLabel: string
  isPending: boolean
  onConfirm: (words: string) => void
  onClose: () => void
}

/** Asks before a night is called off. The confirmation has the focus: no keyboard covers it on a phone. */
export function CallOffDialog({ night, confirmLabel, isPending, onConfirm, onClose }: Props) {
  const [words, setWords] = useState(CALLED_OFF.proposedWords)
  return (
    <OfficeModal
      title={CALLED_OFF.title(night)}
      size="md"
      onClose={onClose}
      unsaved={words !== CALLED_OFF.proposedWords}
    >
      <Stack>
        <Textarea
          label={CALLED_OFF.words}
          description={CALLED_OFF.wordsHint(night)}
          inputWrapperOrder={['label', 'input', 'description']}
          rows={2}
          resize="vertical"
          maxLength={LONGEST_WORDS}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Text quiet>{CALLED_OFF.consequences}</Text>
        <Actions>
          <CancelButton>{CALLED_OFF.cancel}</CancelButton>
          <Button color="red" data-autofocus loading={isPending} onClick={() => onConfirm(words.trim())}>
            {confirmLabel}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}
