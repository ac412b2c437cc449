import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useForm } from 'react-hook-form'
import { useUnsavedChanges } from '../../ui/leaving/leave-blockers.ts'
import styles from './account.module.css'
import { ACCOUNT } from './account.texts.ts'
import { type AccountField, AccountFields, fieldsOf, problemOf } from './account-fields.ts'
import { useAccount } from './use-account.ts'

/** What the person typed survives a refusal, and also a change that comes in from elsewhere meanwhile. */
export function AccountForm() {
  const { me, save } = useAccount()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(AccountFields),
    values: fieldsOf(me),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields } = formState
  useUnsavedChanges(Object.keys(dirtyFields).length > 0)

  const submit = handleSubmit(async (fields) => {
    if (save.isPending) return
    try {
      // What was typed is saved by now, and comes back trimmed.
      reset(fieldsOf(await save.mutateAsync(fields)), { keepDirtyValues: false })
      await dialogs.alert({ text: ACCOUNT.saved })
    } catch (error) {
      await tellFailure(error, ACCOUNT.saveFailed)
    }
  })

  const field = (name: AccountField, props: TextInputProps) => (
    <TextInput
      label={ACCOUNT[name]}
      error={problemOf(name, errors[name]?.type)}
      {...props}
      {...register(name)}
    />
  )
  const login = { autoCapitalize: 'none', spellCheck: false }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.names}>
        {field('firstName', { required: true, autoComplete: 'given-name' })}
        {field('middleName', { autoComplete: 'additional-name' })}
        {field('lastName', { required: true, autoComplete: 'family-name' })}
      </div>
      <div className={styles.pair}>
        {field('email', { type: 'email', autoComplete: 'email' })}
        {field('phone', { type: 'tel', autoComplete: 'tel' })}
        {field('username', { required: true, autoComplete: 'username', ...login })}
      </div>
      <Button type="submit" className={styles.submit} aria-busy={save.isPending}>
        {ACCOUNT.save}
      </Button>
    </form>
  )
}
