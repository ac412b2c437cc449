import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Row, Stack } from './layout.tsx'

type Props = { title: string; children: ReactNode; tools?: ReactNode }

/** A page: its title with the tools beside it, the links to its sections, and what is on it. */
export const Page = ({ title, sections, tools, children }: Props & { sections?: ReactNode }) => (
  <Stack>
    <Row>
      <Title order={1}>{title}</Title>
      {tools}
    </Row>
    {sections}
    {children}
  </Stack>
)

/** A titled part of a page. */
export function Section({ title, tools, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Row>
          <Title id={id} order={2}>
            {title}
          </Title>
          {tools}
        </Row>
        {children}
      </Stack>
    </section>
  )
}
