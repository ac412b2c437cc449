import { Button, NativeSelect, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { Setting, Settings } from '@nightshift/shared/setup/settings'
import type { FormEvent, ReactNode } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { Section } from '../../../kit/page.tsx'
import { TimeZoneField } from '../../../kit/time-zone-field.tsx'
import type { RecordForm } from '../../../lib/use-record-form.ts'
import styles from './settings.module.css'

type Props<R extends { updatedAt: string }, F extends object> = {
  settings: Settings
  form: RecordForm<R, F>
  /** In their order. */
  sections: Record<string, { title: string; hints?: string[]; children?: ReactNode }>
  /** What is drawn for a setting of its own kind, or below another one: by its name. */
  parts?: Record<string, ReactNode>
  send: (updatedAt: string) => Promise<R>
  save: { isDone: boolean; isPending: boolean }
  words: { save: string; saved: string; unsaved: string; saveFailed: string }
}

/** Draws settings by their rows: label left, control right, and one button that saves all of them. */
export function SettingsForm<R extends { updatedAt: string }, F extends object>({
  settings,
  form,
  sections,
  parts = {},
  send,
  save,
  words,
}: Props<R, F>) {
  useUnsavedChanges(form.changed)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!form.changed || !form.check(event.currentTarget)) return
    const saved = await form.send(send, words.saveFailed)
    if (saved) form.accept(saved)
  }

  const changes = form.changes as Record<string, unknown>
  return (
    <Stack narrow onSubmit={submit}>
      {Object.entries(sections).map(([section, { title, hints = [], children }]) => (
        <Section key={section} title={title}>
          {hints.map((hint) => (
            <Text key={hint} quiet>
              {hint}
            </Text>
          ))}
          <div className={styles.settings}>
            {Object.entries(settings)
              .filter(([, setting]) => setting.section === section)
              .map(([name, setting]) => (
                <div key={name} className={styles.setting} data-changed={name in changes || undefined}>
                  <SettingField
                    setting={setting}
                    value={form.fields[name as keyof F]}
                    onChange={(value) => form.change({ [name]: value } as Partial<F>)}
                    text={form.text(name as keyof F & string)}
                  />
                  {parts[name]}
                </div>
              ))}
          </div>
          {children}
        </Section>
      ))}
      <Actions sticky>
        <Text quiet status>
          {form.changed ? words.unsaved : save.isDone && words.saved}
        </Text>
        {/* Not disabled: whoever has just saved would lose the focus. */}
        <Button
          type="submit"
          data-disabled={!form.changed || undefined}
          aria-disabled={!form.changed}
          aria-busy={save.isPending}
        >
          {words.save}
        </Button>
      </Actions>
    </Stack>
  )
}

const ORDER: TextInputProps['inputWrapperOrder'] = ['label', 'description', 'input', 'error']

type FieldProps = {
  setting: Setting
  value: unknown
  onChange: (value: unknown) => void
  /** The props of a text input. */
  text: ReturnType<RecordForm<{ updatedAt: string }, Record<string, unknown>>['text']>
}

function SettingField({ setting: { field, words }, value, onChange, text }: FieldProps) {
  const described = { label: words.label, description: words.hint }
  const below = { ...described, inputWrapperOrder: ORDER }
  switch (field.kind) {
    case 'own':
      return null
    case 'switch':
      return (
        <Switch
          {...described}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )
    case 'lines':
      return (
        <Textarea
          {...below}
          rows={3}
          resize="vertical"
          maxLength={field.max}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'timeZone':
      return <TimeZoneField description={words.hint ?? ''} value={String(value)} onChange={onChange} />
    case 'choice': {
      const isOffered = field.values.some((one) => one === value)
      const values = isOffered
        ? field.values
        : [...field.values, value as number].sort((one, other) => Number(one) - Number(other))
      return (
        <NativeSelect
          {...below}
          data={values.map((one) => ({ value: String(one ?? ''), label: field.nameOf(one) }))}
          value={String(value ?? '')}
          onChange={({ currentTarget }) =>
            onChange(values.find((one) => String(one ?? '') === currentTarget.value))
          }
        />
      )
    }
    case 'number':
      return <TextInput {...below} inputMode="numeric" autoComplete="off" {...text} />
    case 'time':
      return <TextInput {...below} type="time" {...text} />
    case 'text':
      return (
        <TextInput
          {...below}
          required={field.required === true}
          maxLength={field.max}
          autoComplete="off"
          {...text}
        />
      )
  }
}
