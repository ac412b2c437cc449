import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import type { AccountFields } from './account-fields.ts'

/** `updatedAt` is that of the person as the form shows them: what somebody else changed since is not overwritten. */
export const updateAccount = (id: string, fields: AccountFields & { updatedAt: string }) =>
  callApi(EMPLOYEES_CALLS.edit, { params: { id }, body: fields })

export const updatePhoto = (id: string, photo: string | null) =>
  callApi(EMPLOYEES_CALLS.edit, { params: { id }, body: { photo } })

export const updatePassword = (id: string, password: string) =>
  callApi(EMPLOYEES_CALLS.updatePassword, { params: { id }, body: { password } })
