import { fromLibrary } from '@nightshift/shared/site/site-content/from-library'
import type { Picture } from '@nightshift/shared/site/site-content/picture'
import { LIBRARY_NAMES, PICTURE_LIBRARY } from '@nightshift/shared/site/site-content/picture-library'
import { HOME_PICTURE_BUDGET } from '@nightshift/shared/site/site-content/picture-weight'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'
import { formatInZone } from '@nightshift/shared/time'
import { Stack, Text } from '../../../../kit/layout.tsx'
import { OfficeModal } from '../../../../kit/office-modal.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { fromUpload, thumbnailOf } from './picture-source.ts'
import type { pictureWeights } from './picture-weights.ts'
import styles from './pictures.module.css'
import { PICTURES } from './pictures.texts.ts'
import { UploadBox } from './upload-box.tsx'
import { usePictures } from './use-pictures.ts'

type OfferedPicture = { key: string; label: string; picture: Picture; excess: number }

type PictureGridProps = { title: string; offered: OfferedPicture[]; onChoose: (picture: Picture) => void }

/** Pictures to choose from. One that is too heavy says by how much, and cannot be chosen. */
const PictureGrid = ({ title, offered, onChoose }: PictureGridProps) => (
  <Section level={3} title={title}>
    <ul className={styles.choices}>
      {offered.map(({ key, label, picture, excess }) => (
        <li key={key}>
          <button type="button" disabled={excess > 0} onClick={() => onChoose(picture)}>
            <img src={thumbnailOf(picture)} alt={label} loading="lazy" />
            {excess > 0 && <span>{PICTURES.tooHeavy(excess)}</span>}
          </button>
        </li>
      ))}
    </ul>
  </Section>
)

type Props = {
  title: string
  purpose: PicturePurpose
  festivalId: number
  value: Picture | null
  weights: ReturnType<typeof pictureWeights>
  onChoose: (picture: Picture) => void
  onClose: () => void
}

/** Chooses a picture: an upload, one that was uploaded before, or one of the library. */
export function PictureChooser({ title, purpose, festivalId, value, weights, onChoose, onClose }: Props) {
  const { timeZone } = useFestival()
  const { pictures, hasFailed, upload, isUploading, sent, problem, setProblem } = usePictures(
    festivalId,
    purpose,
  )

  async function take(file: File) {
    const stored = await upload(file)
    if (!stored) return
    const picture = fromUpload(stored)
    const excess = weights.excessOf(picture)
    if (excess) setProblem(PICTURES.uploadTooHeavy(excess))
    else onChoose(picture)
  }

  const uploaded = pictures?.map((stored) => {
    const picture = fromUpload(stored)
    const day = formatInZone(stored.uploadedAt, 'MMM d, yyyy', timeZone)
    const label = PICTURES.uploadedOn(day, stored.width, stored.height)
    return { key: stored.id, label, picture, excess: weights.excessOf(picture) }
  })
  // A photograph is no logo.
  const library = purpose === 'logo' ? [] : LIBRARY_NAMES.map(fromLibrary)
  return (
    <OfficeModal title={title} size="xl" onClose={onClose}>
      <Stack>
        <Text quiet>{PICTURES.weight(weights.bytesWith(value), HOME_PICTURE_BUDGET)}</Text>
        <UploadBox isUploading={isUploading} sent={sent} problem={problem} onFile={take} />
        {hasFailed && (
          <Text tone="bad" alert>
            {PICTURES.loadFailed}
          </Text>
        )}
        {uploaded && uploaded.length > 0 && (
          <PictureGrid title={PICTURES.uploads} offered={uploaded} onChoose={onChoose} />
        )}
        {library.length > 0 && (
          <PictureGrid
            title={PICTURES.library}
            offered={library.map((picture) => ({
              key: picture.name,
              label: PICTURE_LIBRARY[picture.name].alt,
              picture,
              excess: weights.excessOf(picture),
            }))}
            onChoose={onChoose}
          />
        )}
      </Stack>
    </OfficeModal>
  )
}
