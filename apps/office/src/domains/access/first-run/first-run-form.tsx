import { Button, PasswordInput, TextInput, type TextInputProps } from '@mantine/core'
import { FIRST_RUN_CALLS } from '@nightshift/shared/access/first-run/calls'
import { FirstRun } from '@nightshift/shared/access/first-run/contract'
import type { Season } from '@nightshift/shared/seasons/season'
import { hasCode, refusalOf } from '@nightshift/ui/api/refusal.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { FieldGroup, Fields, Stack, Text } from '../../../kit/layout.tsx'
import { TimeZoneField } from '../../../kit/time-zone-field.tsx'
import { useCall } from '../../../lib/calls.ts'
import styles from '../access.module.css'
import { readSignedIn } from '../auth/auth.api.ts'
import { FIRST_RUN } from './first-run.texts.ts'
import { emptyFields, type FirstRunFields, firstRunProblems } from './first-run-fields.ts'

const REFUSALS = [403, 409, 422, 429, 503]
const ORDER: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']
type TextField = Exclude<keyof FirstRunFields, 'timeZone'>

type Props = {
  /** The fields of the season's calendar, by the clock of a time zone. */
  calendarIn: (timeZone: string) => ReactNode
  /** What they say, unless it has a problem. */
  seasonIn: (timeZone: string) => Season | undefined
  onCreated: (festivalId: number) => void
}

/** The form for the first account and festival. Input is kept when the server refuses it. */
export function FirstRunForm({ calendarIn, seasonIn, onCreated }: Props) {
  const [fields, setFields] = useState(emptyFields)
  const [checked, setChecked] = useState(false)
  const queries = useQueryClient()
  const complete = useCall(FIRST_RUN_CALLS.complete, FIRST_RUN.failed, {
    // It signs in.
    onDone: ({ festivalId }) => {
      onCreated(festivalId)
      return readSignedIn(queries)
    },
  })
  /** A ref, because state updates too late for the second click of a double click. */
  const sending = useRef(false)
  const found = firstRunProblems(fields)
  const season = seasonIn(fields.timeZone)
  const problems = checked ? found : {}
  const change = (some: Partial<FirstRunFields>) => setFields((before) => ({ ...before, ...some }))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { elements } = event.currentTarget
    const focus = (name = '') => (elements.namedItem(name) as HTMLElement | null)?.focus()
    setChecked(true)
    const [first] = Object.keys(found)
    if (first) return focus(first)
    if (!season || sending.current) return
    sending.current = true
    try {
      await complete.attempt({ body: FirstRun.parse({ ...fields, season }) })
    } catch (error) {
      await showFailure(error, FIRST_RUN.failed, () => refusalOf(error, REFUSALS))
      if (hasCode(error, 'firstRunCodeWrong')) focus('code')
    } finally {
      sending.current = false
    }
  }

  const field = (name: TextField, description?: string) => ({
    name,
    label: FIRST_RUN[name],
    description,
    inputWrapperOrder: ORDER,
    value: fields[name],
    error: problems[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [name]: currentTarget.value }),
  })
  const asTyped = { autoCapitalize: 'none', spellCheck: false }

  return (
    <Stack onSubmit={submit}>
      <TextInput
        className={styles.code}
        {...field('code', FIRST_RUN.codeHint)}
        {...asTyped}
        required
        autoComplete="off"
      />
      <div className={styles.section}>
        <FieldGroup title={FIRST_RUN.account}>
          <Fields>
            <TextInput {...field('firstName')} required autoComplete="given-name" />
            <TextInput {...field('lastName')} required autoComplete="family-name" />
          </Fields>
          <Fields>
            <TextInput {...field('username')} {...asTyped} required autoComplete="username" />
            <PasswordInput
              {...field('password', FIRST_RUN.passwordHint)}
              required
              autoComplete="new-password"
            />
          </Fields>
        </FieldGroup>
      </div>
      <div className={styles.section}>
        <FieldGroup title={FIRST_RUN.festival}>
          <Fields>
            <TextInput {...field('festivalName')} required autoComplete="off" />
            <TimeZoneField
              description={FIRST_RUN.timeZoneHint}
              value={fields.timeZone}
              onChange={(timeZone) => change({ timeZone })}
            />
          </Fields>
          <TextInput
            {...field('hostName', FIRST_RUN.hostNameHint)}
            {...asTyped}
            autoComplete="off"
            inputMode="url"
          />
        </FieldGroup>
      </div>
      <div className={styles.section}>
        <FieldGroup title={FIRST_RUN.season}>
          <Text quiet>{FIRST_RUN.seasonHint}</Text>
          {calendarIn(fields.timeZone)}
        </FieldGroup>
      </div>
      <Button type="submit" aria-busy={complete.isPending} fullWidth>
        {FIRST_RUN.submit}
      </Button>
    </Stack>
  )
}
