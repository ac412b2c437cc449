/** The first letter or digit of a name. */
export const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toUpperCase()
