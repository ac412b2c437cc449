import { Switch, Textarea } from '@mantine/core'
import { Notice } from '@nightshift/ui/notice/notice.tsx'
import styles from '../../../../ui/settings/settings.module.css'
import { SETTINGS } from './settings.texts.ts'
import type { SettingsFields } from './settings-fields.ts'

const PUBLIC_MSG_MAX = 1000
const SWITCHES = ['enableHome', 'enableApps', 'enableTodos'] as const

type Props = { fields: SettingsFields; onChange: (changes: Partial<SettingsFields>) => void }

/** The switches of the public site, and its banner with a preview. */
export const PublicSiteSettings = ({ fields, onChange }: Props) => (
  <>
    <Textarea
      label={SETTINGS.publicMsg}
      description={SETTINGS.publicHint}
      inputWrapperOrder={['label', 'input', 'description']}
      rows={3}
      resize="vertical"
      maxLength={PUBLIC_MSG_MAX}
      value={fields.publicMsg}
      onChange={({ currentTarget }) => onChange({ publicMsg: currentTarget.value })}
    />
    <figure className={styles.preview}>
      <figcaption>{SETTINGS.preview}</figcaption>
      {/* The key resets a dismissed preview when the message changes. */}
      {fields.publicMsg ? (
        <Notice key={fields.publicMsg} message={fields.publicMsg} />
      ) : (
        <p className={styles.hint}>{SETTINGS.noBanner}</p>
      )}
    </figure>
    {SWITCHES.map((name) => (
      <Switch
        key={name}
        size="md"
        label={SETTINGS[name]}
        description={SETTINGS[`${name}Hint`]}
        checked={fields[name]}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
      />
    ))}
  </>
)
