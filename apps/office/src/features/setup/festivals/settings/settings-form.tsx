import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useRecordForm } from '../../../../lib/use-record-form.ts'
import { useUnsavedChanges } from '../../../../ui/leaving/leave-blockers.ts'
import styles from '../../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import { TimeZoneField } from '../../../../ui/time-zone-field.tsx'
import { useFestival } from '../chooser/use-festival.ts'
import { FestivalLogo } from './festival-logo.tsx'
import { LongestShiftField } from './longest-shift-field.tsx'
import { NameSettings } from './name-settings.tsx'
import { PublicSiteSettings } from './public-site-settings.tsx'
import { RetentionSettings } from './retention-settings.tsx'
import { SETTINGS } from './settings.texts.ts'
import { fieldsOf } from './settings-fields.ts'
import { useEditFestival } from './use-edit-festival.ts'

const NAME_MAX = 100
const WELCOME_MAX = 4000

/** The festival's settings: texts, switches, time zone and logo. */
export function SettingsForm() {
  const festival = useFestival()
  const save = useEditFestival(SETTINGS.saveFailed)
  const form = useRecordForm(festival, fieldsOf, nameProblem)
  const { fields, changes, changed, change } = form
  useUnsavedChanges(changed)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!changed || !form.check(event.currentTarget)) return
    const send = (updatedAt: string) =>
      save.attempt({ params: { id: festival.id }, body: { ...changes, updatedAt } })
    const saved = await form.send(send, SETTINGS.saveFailed)
    if (saved) form.accept(saved)
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <SettingsCard title={SETTINGS.festival}>
        <div className={styles.pair}>
          <TextInput
            label={SETTINGS.name}
            required
            maxLength={NAME_MAX}
            autoComplete="off"
            {...form.text('name')}
          />
          <TimeZoneField
            description={SETTINGS.timeZoneHint}
            value={fields.timeZone}
            onChange={(timeZone) => change({ timeZone })}
          />
          <LongestShiftField
            value={fields.longestShiftHours}
            onChange={(longestShiftHours) => change({ longestShiftHours })}
          />
        </div>
        <Textarea
          label={SETTINGS.welcomeMsg}
          description={SETTINGS.welcomeHint}
          inputWrapperOrder={['label', 'input', 'description']}
          rows={3}
          resize="vertical"
          maxLength={WELCOME_MAX}
          value={fields.welcomeMsg}
          onChange={({ currentTarget }) => change({ welcomeMsg: currentTarget.value })}
        />
      </SettingsCard>
      <SettingsCard title={SETTINGS.logo}>
        <FestivalLogo festival={festival} onSaved={form.rebase} />
      </SettingsCard>
      <SettingsCard title={SETTINGS.publicSite}>
        <PublicSiteSettings fields={fields} onChange={change} />
      </SettingsCard>
      <SettingsCard title={SETTINGS.retention.title}>
        <RetentionSettings fields={fields} onChange={change} />
      </SettingsCard>
      <SettingsCard title={SETTINGS.names.title}>
        <NameSettings fields={fields} onChange={change} />
      </SettingsCard>
      <SettingsCard title={SETTINGS.passwords}>
        <Switch
          size="md"
          label={SETTINGS.ownPasswords}
          description={SETTINGS.ownPasswordsHint}
          checked={fields.ownPasswords}
          onChange={({ currentTarget }) => change({ ownPasswords: currentTarget.checked })}
        />
      </SettingsCard>
      <div className={styles.save}>
        <p role="status" className={styles.state}>
          {changed ? SETTINGS.unsaved : save.isDone && SETTINGS.saved}
        </p>
        <Button type="submit" disabled={!changed} aria-busy={save.isPending}>
          {SETTINGS.save}
        </Button>
      </div>
    </form>
  )
}

const nameProblem = ({ name }: { name: string }) => (name.trim() ? {} : { name: SETTINGS.nameMissing })
