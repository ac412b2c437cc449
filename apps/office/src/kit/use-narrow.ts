import { useMediaQuery } from '@mantine/hooks'

const useNarrowerThan = (width: string) =>
  useMediaQuery(`(width < ${width})`, false, { getInitialValueInEffect: false })

/** Whether the screen is as low as a laptop's. */
export const useShortScreen = () =>
  useMediaQuery('(height < 56em)', false, { getInitialValueInEffect: false })

/** Whether the screen is too narrow for a table. */
export const useOnPhone = () => useNarrowerThan('48em')

/** Whether the screen is too narrow for a table in a modal. */
export const useNarrowWindow = () => useNarrowerThan('64em')
