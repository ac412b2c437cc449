import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  Menu,
  PasswordInput,
  rem,
} from '@mantine/core'

/** The minimum touch target. */
const TOUCH = rem(44)

const ember: MantineColorsTuple = [
  '#fdf3ea',
  '#f7e3d2',
  '#efc8a6',
  '#e8b06a',
  '#df9047',
  '#cf7a30',
  '#b56423',
  '#98501a',
  '#7f4115',
  '#673410',
]

const dark: MantineColorsTuple = [
  '#dcd8d0',
  '#c4c1bb',
  '#a9a8a6',
  '#7b7d82',
  '#4a4e57',
  '#363a43',
  '#272b33',
  '#1b1e24',
  '#15171c',
  '#101216',
]

/** The Mantine theme of the office: every colour pair passes the contrast check in both schemes. */
export const theme = createTheme({
  colors: { ember, dark },
  primaryColor: 'ember',
  // Both shades have enough contrast with white: Mantine takes a filled button's text colour from the light shade in
  // either scheme.
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  black: '#1b1e24',
  defaultRadius: 'md',
  fontFamily: 'var(--text-face)',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ vars: () => ({ root: { '--button-height': TOUCH } }) }),
    Menu: Menu.extend({
      // ARIA does not allow the placeholder as a child of a menu.
      defaultProps: { withInitialFocusPlaceholder: false },
      styles: { item: { minHeight: TOUCH } },
    }),
    PasswordInput: PasswordInput.extend({
      defaultProps: { rightSectionWidth: TOUCH },
      styles: { visibilityToggle: { width: TOUCH, height: TOUCH } },
    }),
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': TOUCH, '--input-fz': rem(16) } }) }),
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#f6f5f2',
    '--mantine-color-dimmed': '#5c6670',
    '--mantine-color-placeholder': '#5c6670',
    '--mantine-color-error': '#c92a2a',
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-8)',
    '--mantine-color-dimmed': '#a9a8a6',
    '--mantine-color-placeholder': '#a9a8a6',
    '--mantine-color-error': '#ff8787',
  },
})
