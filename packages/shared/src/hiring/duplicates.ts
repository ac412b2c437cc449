import { normalizeEmail, normalizePhone } from './normalize-contact.ts'

type Sent = { id: number; data: Record<string, unknown> }

/** For each application, the others with the same email or phone after normalization. */
export function findDuplicates(applications: Sent[]): Map<number, number[]> {
  const byContact = new Map<string, number[]>()
  for (const { id, data } of applications)
    for (const contact of contactsOf(data)) byContact.set(contact, [...(byContact.get(contact) ?? []), id])

  const duplicates = new Map<number, Set<number>>()
  for (const ids of byContact.values())
    for (const id of ids)
      for (const other of ids)
        if (other !== id) duplicates.set(id, (duplicates.get(id) ?? new Set()).add(other))
  return new Map([...duplicates].map(([id, others]) => [id, [...others].sort((a, b) => a - b)]))
}

function contactsOf({ email, phone }: Record<string, unknown>) {
  const contacts = []
  const address = normalizeEmail(String(email ?? ''))
  const digits = normalizePhone(String(phone ?? ''))
  if (address) contacts.push(`email ${address}`)
  if (digits) contacts.push(`phone ${digits}`)
  return contacts
}
