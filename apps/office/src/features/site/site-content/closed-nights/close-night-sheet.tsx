import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import styles from './closed-nights.module.css'
import { CLOSED_NIGHTS } from './closed-nights.texts.ts'

const LONGEST_WORDS = 300

type Props = {
  night: string
  confirmLabel: string
  isPending: boolean
  onConfirm: (words: string) => void
  onClose: () => void
}

/** Asks before a night is closed. The confirmation has the focus: no keyboard covers it on a phone. */
export function CloseNightSheet({ night, confirmLabel, isPending, onConfirm, onClose }: Props) {
  const [words, setWords] = useState(CLOSED_NIGHTS.proposedWords)
  return (
    <OfficeModal
      title={CLOSED_NIGHTS.closeTitle(night)}
      size="md"
      onClose={onClose}
      unsaved={words !== CLOSED_NIGHTS.proposedWords}
    >
      <div className={styles.sheet}>
        <Textarea
          label={CLOSED_NIGHTS.words}
          description={CLOSED_NIGHTS.wordsHint(night)}
          inputWrapperOrder={['label', 'input', 'description']}
          rows={2}
          resize="vertical"
          maxLength={LONGEST_WORDS}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p className={styles.consequences}>{CLOSED_NIGHTS.consequences}</p>
        <div className={styles.buttons}>
          <CancelButton>{CLOSED_NIGHTS.cancel}</CancelButton>
          <Button color="red" data-autofocus loading={isPending} onClick={() => onConfirm(words.trim())}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </OfficeModal>
  )
}
