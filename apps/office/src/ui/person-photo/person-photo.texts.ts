export const PERSON_PHOTO = {
  of: (name: string) => `Photo of ${name}`,
  none: (name: string) => `No photo of ${name} yet`,
}
