import { Button } from '@mantine/core'
import type { Festival, FestivalPatch } from '@nightshift/shared/festivals/contract'
import { LOGO_SIZE } from '@nightshift/shared/image'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useState } from 'react'
import { PhotoCrop } from '../../../ui/photo-crop/photo-crop.tsx'
import styles from '../../../ui/settings/settings.module.css'
import { SETTINGS } from './settings.texts.ts'

type Props = {
  festival: Festival
  setLogo: {
    mutateAsync: (changes: FestivalPatch) => Promise<Festival>
    isPending: boolean
    isSuccess: boolean
  }
  onSaved: (festival: Festival) => void
}

/** The logo and its crop dialog. A new logo is saved at once, apart from the form. */
export function FestivalLogo({ festival, setLogo, onSaved }: Props) {
  const [choosing, setChoosing] = useState(false)

  async function use(logo: string) {
    try {
      onSaved(await setLogo.mutateAsync({ logo, updatedAt: festival.updatedAt }))
      setChoosing(false)
    } catch (error) {
      await tellFailure(error, SETTINGS.logoFailed)
    }
  }

  return (
    <div className={styles.logo}>
      {festival.logo && <img src={festival.logo} alt={festival.name} {...LOGO_SIZE} />}
      <div className={styles.beside}>
        <p role="status" className={styles.hint}>
          {setLogo.isSuccess && !choosing
            ? SETTINGS.logoSaved
            : festival.logo
              ? SETTINGS.logoHint
              : SETTINGS.noLogo}
        </p>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {SETTINGS.chooseLogo}
        </Button>
      </div>
      {choosing && (
        <PhotoCrop
          title={SETTINGS.chooseLogo}
          output={LOGO_SIZE}
          busy={setLogo.isPending}
          onUse={use}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
