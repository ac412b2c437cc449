import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './fields.module.css'

type Props = { label: string; description?: string; children: ReactNode }

/** Fields that are one answer together. */
export function FieldGroup({ label, description, children }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={description && id}>
      <Input.Label component="legend">{label}</Input.Label>
      {children}
      {description && <Input.Description id={id}>{description}</Input.Description>}
    </fieldset>
  )
}
