import { Button } from '@mantine/core'
import { TONIGHT } from './tonight.texts.ts'

/** Calls somebody, on a phone in one tap. */
export const CallLink = ({ name, phone }: { name: string; phone: string }) =>
  phone.trim() === '' ? (
    <Button variant="default" disabled title={TONIGHT.noPhone}>
      {TONIGHT.call}
    </Button>
  ) : (
    <Button
      component="a"
      variant="default"
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      aria-label={TONIGHT.callWho(name)}
      title={phone}
    >
      {TONIGHT.call}
    </Button>
  )
