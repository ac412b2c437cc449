import { kilobytes } from '@nightshift/shared/site/site-content/picture-weight'
import { AppError } from '../../../platform/http/app-error.ts'

export const pictureTooSmall = (width: number, minWidth: number) =>
  new AppError('pictureTooSmall', {
    message: `This picture is ${width} pixels wide; it must have ${minWidth} or more.`,
  })

export const pictureTooHeavy = (bytes: number, maxBytes: number) =>
  new AppError('pictureTooHeavy', {
    message: `This picture takes ${kilobytes(bytes)} even at the lowest quality; ${kilobytes(maxBytes)} is the most. Choose one with less noise or fine detail.`,
  })
