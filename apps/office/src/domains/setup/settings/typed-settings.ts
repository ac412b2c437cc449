import type { Settings } from '@nightshift/shared/setup/settings'
import type { z } from 'zod'
import type { Problems } from '../../../lib/field-problems.ts'

type Drawn<S extends Settings> = {
  [Name in keyof S as S[Name]['field']['kind'] extends 'own' ? never : Name]: S[Name]
}

/** The fields of a form that draws these settings: numbers and times as they are typed. */
export type TypedSettings<S extends Settings> = {
  [Name in keyof Drawn<S>]: S[Name]['field']['kind'] extends 'number' | 'time'
    ? string
    : z.output<S[Name]['schema']>
}

const drawn = (settings: Settings) => Object.entries(settings).filter(([, { field }]) => field.kind !== 'own')

const isTyped = ({ field }: Settings[string]) => field.kind === 'number' || field.kind === 'time'

/** The settings of a record, as the form has them. */
export const typedOf = <S extends Settings>(
  settings: S,
  record: { [Name in keyof S]: z.output<S[Name]['schema']> },
) =>
  Object.fromEntries(
    drawn(settings).map(([name, setting]) => [
      name,
      isTyped(setting) ? String(record[name] ?? '') : record[name],
    ]),
  ) as TypedSettings<S>

/** The value that a field means. Not a number where none is typed, so that its schema refuses it. */
function meaningOf({ field }: Settings[string], typed: unknown) {
  if (field.kind === 'time') return typed || null
  if (field.kind !== 'number') return typed
  return String(typed).trim() === '' ? Number.NaN : Number(typed)
}

/** What is sent of these fields. */
export const sentOf = <S extends Settings>(settings: S, fields: Partial<TypedSettings<S>>) =>
  Object.fromEntries(
    drawn(settings).flatMap(([name, setting]) =>
      name in fields ? [[name, meaningOf(setting, fields[name as keyof TypedSettings<S>])]] : [],
    ),
  ) as { [Name in keyof Drawn<S>]?: z.output<S[Name]['schema']> }

/** What is wrong with the fields, in their order. */
export const problemsOf = <S extends Settings>(settings: S, fields: TypedSettings<S>) =>
  Object.fromEntries(
    drawn(settings).flatMap(([name, setting]) => {
      const value = meaningOf(setting, fields[name as keyof TypedSettings<S>])
      const { problem } = setting.words
      return problem && !setting.schema.safeParse(value).success ? [[name, problem]] : []
    }),
  ) as Problems<TypedSettings<S>>

/** A record of a form has a time; settings that nobody saved yet have none. */
export const recordOf = <T extends { updatedAt: string | null }>(settings: T) => ({
  ...settings,
  updatedAt: settings.updatedAt ?? '',
})
