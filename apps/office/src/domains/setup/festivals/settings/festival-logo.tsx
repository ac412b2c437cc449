import { Button } from '@mantine/core'
import { LOGO_SIZE } from '@nightshift/shared/image'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { useState } from 'react'
import { Row, Stack, Text } from '../../../../kit/layout.tsx'
import { PhotoCrop } from '../../../../kit/photo-crop/photo-crop.tsx'
import styles from '../../settings/settings.module.css'
import { SETTINGS } from './settings.texts.ts'
import { useEditFestival } from './use-edit-festival.ts'

type Props = { festival: Festival; onSaved: (festival: Festival) => void }

/** The logo and its crop dialog. A new logo is saved at once, apart from the form. */
export function FestivalLogo({ festival, onSaved }: Props) {
  const [choosing, setChoosing] = useState(false)
  const setLogo = useEditFestival(SETTINGS.logoFailed)

  async function use(logo: string) {
    const { id, updatedAt } = festival
    const saved = await setLogo({ params: { id }, body: { logo, updatedAt } })
    if (!saved) return
    onSaved(saved)
    setChoosing(false)
  }

  return (
    <Stack>
      {festival.logo && (
        <img className={styles.logo} src={festival.logo} alt={festival.name} {...LOGO_SIZE} />
      )}
      <Row>
        <Text quiet status>
          {setLogo.isDone && !choosing
            ? SETTINGS.logoSaved
            : festival.logo
              ? SETTINGS.logoHint
              : SETTINGS.noLogo}
        </Text>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {SETTINGS.chooseLogo}
        </Button>
      </Row>
      {choosing && (
        <PhotoCrop
          title={SETTINGS.chooseLogo}
          output={LOGO_SIZE}
          busy={setLogo.isPending}
          onUse={use}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
