import { expect, test } from 'vitest'
import { pictureFileType } from './file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const container = (...brands: string[]) => {
  const [major, ...compatible] = brands
  const box = `ftyp${major}\0\0\0\0${compatible.join('')}`
  return `\0\0\0${String.fromCharCode(box.length + 4)}${box}\0\0\0\x20meta`
}

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  [container('avif', 'avif', 'mif1'), 'avif'],
  [container('mif1', 'avif', 'miaf'), 'avif'],
  [container('heic', 'mif1', 'heic'), 'heic'],
  [container('mif1', 'heic'), 'heic'],
  [container('msf1', 'hevc'), 'heic'],
  [container('isom', 'mp41'), 'other'],
  ['RIFF\x24\0\0\0WAVEfmt ', 'other'],
  ['GIF89a', 'other'],
  ['%PDF-1.7', 'other'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'other'],
  ['<!doctype html><script>alert(1)</script>', 'other'],
  ['', 'other'],
])('%j is %s', (beginning, type) => {
  expect(pictureFileType(bytes(beginning))).toBe(type)
})

test.each(['<html>', '<SCRIPT>', '<svg', '%PDF-1.4', '<?php'])(
  'a picture with %s near its beginning is none',
  (markup) => {
    expect(pictureFileType(bytes(`\xff\xd8\xff\xfe\0\x40${markup}`))).toBe('other')
    expect(pictureFileType(bytes(`RIFF\x24\0\0\0WEBPVP8 ${markup}`))).toBe('other')
  },
)

test('metadata of a camera or an image editor is no markup', () => {
  const metadata = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>'
  expect(pictureFileType(bytes(`\xff\xd8\xff\xe1\0\x40${metadata}`))).toBe('jpeg')
})
