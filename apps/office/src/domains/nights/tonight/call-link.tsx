import { Button } from '@mantine/core'
import { TONIGHT } from './tonight.texts.ts'

/** Calls somebody, on a phone in one tap. */
export const CallLink = ({ name, phone }: { name: string; phone: string }) =>
  dialled(phone) === '' ? (
    <Button variant="default" disabled title={TONIGHT.noPhone}>
      {TONIGHT.call}
    </Button>
  ) : (
    <Button
      component="a"
      variant="default"
      href={`tel:${dialled(phone)}`}
      aria-label={TONIGHT.callWho(name)}
      title={phone}
    >
      {TONIGHT.call}
    </Button>
  )

const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, '')
