import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import type { FormEvent } from 'react'
import { Actions, Fields, Stack } from '../../../kit/layout.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { ACCOUNT } from './account.texts.ts'
import { type AccountField, AccountFields } from './account-fields.ts'
import type { AccountRecordForm } from './use-account.ts'

/** Input is kept when a save is refused, and when the account changes elsewhere meanwhile. */
export function AccountForm({ form }: { form: AccountRecordForm }) {
  const { id } = useMe()
  const save = useCall(EMPLOYEES_CALLS.edit, ACCOUNT.saveFailed, { also: [AUTH_CALLS.me] })
  useUnsavedChanges(form.changed)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!form.check(event.currentTarget)) return
    const fields = AccountFields.parse(form.fields)
    const send = (updatedAt: string) => save.attempt({ params: { id }, body: { ...fields, updatedAt } })
    const saved = await form.send(send, ACCOUNT.saveFailed)
    if (!saved) return
    form.accept(saved)
    await dialogs.alert({ text: ACCOUNT.saved })
  }

  const field = (name: AccountField, props: TextInputProps) => (
    <TextInput label={ACCOUNT.fields[name]} {...props} {...form.text(name)} />
  )
  const login = { autoCapitalize: 'none', spellCheck: false }

  return (
    <Stack onSubmit={submit}>
      <Fields narrow>
        {field('firstName', { required: true, autoComplete: 'given-name' })}
        {field('middleName', { autoComplete: 'additional-name' })}
        {field('lastName', { required: true, autoComplete: 'family-name' })}
      </Fields>
      <Fields>
        {field('email', { type: 'email', autoComplete: 'email' })}
        {field('phone', { type: 'tel', autoComplete: 'tel' })}
        {field('username', { required: true, autoComplete: 'username', ...login })}
      </Fields>
      <Actions>
        <Button type="submit" aria-busy={save.isPending}>
          {ACCOUNT.save}
        </Button>
      </Actions>
    </Stack>
  )
}
