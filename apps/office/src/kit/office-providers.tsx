import './office.css'
import {
  createTheme,
  type MantineColorsTuple,
  MantineProvider,
  Menu,
  type VariantColorsResolver,
} from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { ToastHost } from './toast/toast.tsx'
import { WaitingNotice } from './waiting-notice/waiting-notice.tsx'

const accent = Array(10).fill('var(--accent)') as unknown as MantineColorsTuple

/** Mantine's names of colours, by what they mean here. */
const MEANINGS: Record<string, string> = {
  ember: 'accent',
  red: 'bad',
  green: 'ok',
  yellow: 'warn',
  blue: 'info',
  gray: 'mute',
}

/** The colours of a button, badge or alert, from the tokens of its meaning. */
const variantColorResolver: VariantColorsResolver = ({ color = 'ember', variant }) => {
  const meaning = MEANINGS[color]!
  const soft = `var(--${meaning}-soft)`
  const ink = meaning === 'mute' ? 'var(--ink-2)' : `var(--${meaning}-ink)`
  if (variant === 'filled') {
    return meaning === 'accent'
      ? {
          background: 'var(--accent)',
          hover: 'var(--accent-hover)',
          color: 'var(--on-accent)',
          border: 'none',
        }
      : {
          background: ink,
          hover: `color-mix(in srgb, ${ink} 88%, var(--ink))`,
          color: 'var(--surface)',
          border: 'none',
        }
  }
  if (variant === 'light') return { background: soft, hover: 'var(--hover)', color: ink, border: 'none' }
  if (variant === 'subtle')
    return { background: 'transparent', hover: 'var(--hover)', color: ink, border: 'none' }
  return {
    background: 'var(--surface)',
    hover: 'var(--hover)',
    color: 'var(--ink)',
    border: '1px solid var(--line-2)',
  }
}

const heading = (size: number) => ({ fontSize: `var(--t-${size})`, lineHeight: `var(--l-${size})` })

/** The Mantine theme of the office: names of tokens. What it looks like is in `kit/mantine.css`. */
const theme = createTheme({
  colors: { ember: accent },
  primaryColor: 'ember',
  variantColorResolver,
  fontFamily: 'var(--text-face)',
  fontSizes: {
    xs: 'var(--t-12)',
    sm: 'var(--t-13)',
    md: 'var(--t-14)',
    lg: 'var(--t-16)',
    xl: 'var(--t-20)',
  },
  lineHeights: { xs: 'var(--l-12)', sm: 'var(--l-13)', md: '1.4286', lg: 'var(--l-16)', xl: 'var(--l-20)' },
  radius: { xs: 'var(--r-4)', sm: 'var(--r-4)', md: 'var(--r-6)', lg: 'var(--r-10)', xl: 'var(--r-full)' },
  spacing: { xs: 'var(--g-8)', sm: 'var(--g-12)', md: 'var(--g-16)', lg: 'var(--g-24)', xl: 'var(--g-24)' },
  defaultRadius: 'md',
  headings: {
    fontWeight: 'var(--w-head)',
    sizes: {
      h1: heading(20),
      h2: heading(20),
      h3: heading(16),
      h4: heading(16),
      h5: heading(14),
      h6: heading(14),
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // ARIA does not allow the placeholder as a child of a menu.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
  },
})

/** The providers of the office: query client and Mantine. */
export const OfficeProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
      <WaitingNotice />
      <ToastHost />
    </MantineProvider>
  </QueryClientProvider>
)
