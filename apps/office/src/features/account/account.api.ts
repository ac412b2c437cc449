import { PasswordChanged, User } from '@nightshift/shared/employees/contract'
import { api } from '@nightshift/ui/api/api.ts'
import type { AccountFields } from './account-fields.ts'

/** `updatedAt` is that of the person as the form shows them: what somebody else changed since is not overwritten. */
export const updateAccount = (id: string, fields: AccountFields & { updatedAt: string }) =>
  api.patch(`/api/users/${id}`, fields, User)

export const updatePhoto = (id: string, photo: string) => api.patch(`/api/users/${id}`, { photo }, User)

export const updatePassword = (id: string, password: string) =>
  api.post(`/api/users/${id}/updatepassword`, { password }, PasswordChanged)
