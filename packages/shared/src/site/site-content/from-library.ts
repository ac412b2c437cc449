import { type LibraryName, PICTURE_LIBRARY } from './picture-library.ts'

/** A picture of the library with its own alt text and focus point. */
export function fromLibrary(name: LibraryName) {
  const { alt, focus } = PICTURE_LIBRARY[name]
  return { from: 'library' as const, name, alt, focus }
}
