import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { MoonIcon, SunIcon } from '@nightshift/ui/icons.tsx'
import { OFFICE } from './office.texts.ts'

export function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme() === 'dark' ? 'light' : 'dark'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={OFFICE.switchTo[other]}
      onClick={() => setColorScheme(other)}
    >
      {other === 'light' ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  )
}
