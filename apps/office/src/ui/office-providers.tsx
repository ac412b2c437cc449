import './office.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { theme } from './theme.ts'

/** The providers of the office: query client and Mantine. */
export const OfficeProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  </QueryClientProvider>
)
