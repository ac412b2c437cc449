import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { Me } from '@nightshift/shared/people/employees/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Actions, Fields, Stack } from '../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { meQuery } from '../../access/auth/auth.api.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { ACCOUNT } from './account.texts.ts'
import { type AccountField, AccountFields, accountProblems, fieldsOf } from './account-fields.ts'

type Version = Pick<Me, AccountField | 'updatedAt'>

/** The account form. Its own photo and password changes raise the version, so callers rebase after each. */
export function useAccountForm() {
  const me: Version = useMe()
  const queries = useQueryClient()
  const form = useRecordForm(me, fieldsOf, accountProblems)
  return { ...form, rebase: () => form.rebase(queries.getQueryData(meQuery.queryKey) ?? me) }
}

type AccountRecordForm = ReturnType<typeof useAccountForm>

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
