import { Button } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import styles from './editing.module.css'
import { EDITING } from './editing.texts.ts'
import type { SectionDraft } from './use-section-draft.ts'

const { shared } = EDITING

/** A section that is that of another festival: it is read-only here until this festival gets its own. */
export function SharedSection({ draft: { section, site, store } }: { draft: SectionDraft }) {
  const { parent } = site
  if (!parent) return null
  return (
    <div className={styles.shared}>
      <p className={styles.sharedTitle}>{shared.same(parent.name)}</p>
      <p className={styles.hint}>{shared.explanation(parent.name)}</p>
      <Button variant="default" onClick={() => store.edit(parent.content[section])}>
        {shared.own}
      </Button>
    </div>
  )
}

/** Makes an own section that of the parent again. */
export function ShareAgain({ draft: { site, store } }: { draft: SectionDraft }) {
  const { parent } = site
  if (!parent) return null
  async function share(name: string) {
    const text = shared.backQuestion(name)
    if (await dialogs.confirm({ text, confirmLabel: shared.back(name) })) store.edit(null)
  }
  return (
    <Button variant="subtle" color="gray" onClick={() => share(parent.name)}>
      {shared.back(parent.name)}
    </Button>
  )
}
