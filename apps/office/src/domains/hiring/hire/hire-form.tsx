import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { Hire } from '@nightshift/shared/hiring/contract'
import type { HireAgain, KnownPerson } from '@nightshift/shared/hiring/known-people'
import { CONTACT_FIELDS, type Contact, mergeContact } from '@nightshift/shared/hiring/merge-contact'
import { proposeUsername } from '@nightshift/shared/hiring/username'
import type { User } from '@nightshift/shared/people/employees/contract'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { hasCode, refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Actions, Stack } from '../../../kit/layout.tsx'
import { CancelButton } from '../../../kit/office-modal.tsx'
import { useReportUnsaved } from '../../../kit/use-report-unsaved.ts'
import { useCall } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import type { Listed } from '../review/list/listed.ts'
import { AGAIN, HIRE } from './hire.texts.ts'
import { hireDefaults, offeredPositions, payRateOf, positionsOf, rateNeedsManager } from './hire-fields.ts'
import { ContactChoices, IdentityInputs, PositionInputs } from './hire-inputs.tsx'

/** Names and contact data of an application. */
const contactOf = ({ application }: Listed) =>
  Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, String(application.data[field] ?? '').trim()]),
  ) as Contact

const heldRate = ({ userPositions }: KnownPerson, positionId: number) =>
  userPositions.find((held) => held.positionId === positionId)?.payrate

/** The rate that a person has in a position, or else its default. */
const rateOf = (events: Event[], person: KnownPerson | undefined, positionId: number) =>
  (person && heldRate(person, positionId)) ?? payRateOf(events, positionId)

const holds = (person: KnownPerson, positionId: number) => heldRate(person, positionId) !== undefined

/** The form's default values for somebody who is hired again. They keep their username. */
function againDefaults(listed: Listed, offered: Event[], person: KnownPerson) {
  const positionId = positionsOf(offered).find(({ id }) => id === listed.positionId)?.id
  return {
    ...mergeContact(person, contactOf(listed)),
    paychexId: NO_PAYCHEX_ID,
    username: person.username,
    positionId,
    payrate: positionId && rateOf(offered, person, positionId),
  }
}

/** What is sent of the form. */
const againBody = ({ id: userId }: KnownPerson, fields: Hire): HireAgain => {
  const { username: _, paychexId: __, ...contactAndPosition } = fields
  return { ...contactAndPosition, userId }
}

type Props = {
  listed: Listed
  events: Event[]
  department: string
  taken: string[]
  /** The known person who is hired again; without one, a new person is made. */
  again: KnownPerson | undefined
  onChange: (changed: boolean) => void
  onHired: (message: string) => void
}

/** The hire form. Input is kept when the server refuses. */
export function HireForm({ listed, events, department, taken, again, onChange, onHired }: Props) {
  const me = useMe()
  const sendsPaychexId = can(me, 'employees.paychexId')
  /** Usernames that the server refused: people of other festivals have them, and the list does not include those. */
  const refused = useRef<string[]>([])
  const offered = useMemo(() => offeredPositions(events, department), [events, department])
  const form = useForm({
    resolver: zodResolver(Hire),
    defaultValues: again ? againDefaults(listed, offered, again) : hireDefaults(listed, offered, taken),
  })
  const words = again ? AGAIN : HIRE
  const options = { onDone: ({ username }: User) => onHired(words.hired(listed.name, username)) }
  const hire = useCall(HIRING_CALLS.hire, HIRE.failed, options)
  const hireAgain = useCall(HIRING_CALLS.hireAgain, HIRE.failed, options)
  const isPending = hire.isPending || hireAgain.isPending
  /** A ref, because state updates too late for the second click of a double click. */
  const sending = useRef(false)
  useReportUnsaved(onChange, form.formState.isDirty || isPending)

  const keepsRate =
    again !== undefined && !can(me, 'employees.positions') && holds(again, form.watch('positionId'))

  const submit = form.handleSubmit(async ({ paychexId, ...fields }) => {
    if (sending.current) return
    if (!can(me, 'employees.positions') && !keepsRate && rateNeedsManager(offered, fields))
      return refuseRate()
    sending.current = true
    try {
      const params = { id: listed.application.id }
      if (again) await hireAgain.attempt({ params, body: againBody(again, fields) })
      else await hire.attempt({ params, body: { ...fields, ...(sendsPaychexId && { paychexId }) } })
    } catch (error) {
      if (hasCode(error, 'rateNeedsManager')) return refuseRate()
      await showFailure(error, HIRE.failed, refusalAboutPerson)
      if (hasCode(error, 'usernameTakenOnSignup')) proposeNext(fields)
    } finally {
      sending.current = false
    }
  })
  const refuseRate = () => form.setError('payrate', { type: 'rateNeedsManager' }, { shouldFocus: true })
  function proposeNext(fields: Hire) {
    refused.current.push(fields.username)
    const next = proposeUsername(fields, [...taken, ...refused.current])
    form.setValue('username', next, { shouldDirty: true })
    form.setFocus('username')
  }

  return (
    <Stack onSubmit={submit}>
      {again ? (
        <ContactChoices form={form} person={again} sent={contactOf(listed)} />
      ) : (
        <IdentityInputs form={form} withPaychexId={sendsPaychexId} />
      )}
      <PositionInputs
        form={form}
        offered={offered}
        rateOf={(positionId) => rateOf(offered, again, positionId)}
        fixedRate={keepsRate ? AGAIN.keepsRate : undefined}
      />
      <Actions>
        <CancelButton disabled={isPending}>{HIRE.cancel}</CancelButton>
        <Button type="submit" aria-busy={isPending}>
          {HIRE.hire}
        </Button>
      </Actions>
    </Stack>
  )
}
