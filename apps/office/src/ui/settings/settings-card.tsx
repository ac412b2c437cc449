import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

/** A titled section of a settings page. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.card}>
      <Title id={id} order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  )
}
