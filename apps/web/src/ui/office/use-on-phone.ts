import { useMediaQuery } from '@mantine/hooks'

const PHONE = '(max-width: 47.99em)'

/** Whether the screen is too narrow for a table. */
export const useOnPhone = () => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
