// Without zod: the browser checks a file before it is sent.

/** The content types of the pictures that iPhones take. */
export const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** Markup that a browser or a PDF reader finds although the file begins like a picture. */
const POLYGLOT = /%PDF-|<!doctype|<html|<head|<body|<script|<svg|<iframe|<\?php/i
/** PDF readers look for their marker in this many bytes; browsers sniff less of a file. */
const SNIFFED_BYTES = 1445

export type PictureFileType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other'

/** The type of a file by its magic bytes, whatever its name or its declared type says. */
export function pictureFileType(bytes: Uint8Array): PictureFileType {
  const beginning = latin1(bytes.subarray(0, SNIFFED_BYTES))
  if (POLYGLOT.test(beginning)) return 'other'
  if (beginning.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (beginning.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(beginning)) return 'webp'
  return typeOfBrands(beginning)
}

/** AVIF and HEIC share a container, whose first box names the formats: a major brand and compatible ones. */
function typeOfBrands(beginning: string) {
  if (beginning.slice(4, 8) !== 'ftyp') return 'other'
  const box = beginning.slice(8, beginning.charCodeAt(2) * 256 + beginning.charCodeAt(3))
  const brands: string[] = box.match(/.{4}/gs) ?? []
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other'
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
