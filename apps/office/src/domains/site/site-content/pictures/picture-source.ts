import type { Focus, Picture } from '@nightshift/shared/site/site-content/picture'
import { libraryThumbnail, pictureAddress } from '@nightshift/shared/site/site-content/picture-address'
import type { StoredPicture } from '@nightshift/shared/site/site-content/picture-calls'
import { PICTURE_LIBRARY } from '@nightshift/shared/site/site-content/picture-library'

const CENTRE: Focus = { x: 50, y: 50 }

/** An upload as the content stores it. The alt text is still to be written. */
export function fromUpload({ id, width, height, files }: StoredPicture): Picture {
  const widths = files.map((file) => file.width)
  const bytes = files.at(-1)!.avif
  return { from: 'upload', id, width, height, widths, bytes, alt: '', focus: CENTRE }
}

/** The address of a small version, for the office. */
export const thumbnailOf = (picture: Picture) =>
  picture.from === 'library'
    ? libraryThumbnail(picture.name)
    : pictureAddress(picture.id, picture.widths[0]!, 'webp')

export const sizeOf = (picture: Picture) =>
  picture.from === 'library' ? PICTURE_LIBRARY[picture.name] : picture
