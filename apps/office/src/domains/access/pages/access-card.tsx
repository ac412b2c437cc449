import { Title } from '@mantine/core'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import type { ReactNode } from 'react'
import { Stack, Text } from '../../../kit/layout.tsx'
import styles from '../access.module.css'

type Props = {
  title: string
  /** Of the browser's tab, where it is another one. */
  pageTitle?: string
  about?: string
  wide?: boolean
  children: ReactNode
}

/** The one thing to do before anything else: to sign in, to set up, to replace a password. */
export const AccessCard = ({ title, pageTitle = title, about, wide, children }: Props) => (
  <div className={styles.place}>
    <PageTitle>{pageTitle}</PageTitle>
    <div className={styles.card} data-wide={wide}>
      <Stack>
        <Title order={1}>{title}</Title>
        {about && <Text quiet>{about}</Text>}
        {children}
      </Stack>
    </div>
  </div>
)
