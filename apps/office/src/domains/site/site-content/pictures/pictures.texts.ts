import { kilobytes } from '@nightshift/shared/site/site-content/picture-weight'
import { formatCount } from '../../../../lib/counts.ts'

export const PICTURES = {
  none: 'No picture',
  choose: 'Choose a picture',
  change: 'Change picture',
  remove: 'Remove',

  alt: 'What the picture shows',
  altHint: 'One sentence for people who cannot see it, such as “A lantern-lit wagon between tall corn”.',

  focus: 'Focus point',
  focusHint: 'Click the part that must stay visible. Drag the point or use the arrow keys to move it.',
  focusValue: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  crops: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone', link: 'Preview of a link' },

  weight: (bytes: number, budget: number) =>
    `Pictures of the home page: ${formatCount(Math.ceil(bytes / 1000))} of ${kilobytes(budget)}`,
  tooHeavy: (excess: number) => `${kilobytes(excess)} too heavy`,
  uploadTooHeavy: (excess: number) =>
    `The picture is stored, but with it the home page would be ${kilobytes(excess)} over its limit. Choose lighter pictures first.`,

  upload: 'Upload a picture',
  uploadHint: 'JPEG, PNG, WebP or AVIF, up to 20 MB. You can also drop it here.',
  uploading: 'Uploading…',
  preparing: 'The picture is being prepared…',
  tooLarge: 'This file has more than 20 MB. Choose a smaller one.',
  uploadFailed: 'The picture could not be uploaded. Please check the connection and try again.',

  uploads: 'Uploaded pictures',
  uploadedOn: (date: string, width: number, height: number) =>
    `Uploaded ${date}, ${width} × ${height} pixels`,
  library: 'Pictures of the library',
  loadFailed: 'The uploaded pictures could not be loaded. Please close this window and try again.',
}
