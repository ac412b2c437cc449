import type { z } from 'zod'

type Value = string | number | boolean | null

/** How a form of the office asks for a value. Short fields stand beside each other, `wide` ones below them. */
export type SettingField =
  | { kind: 'switch' }
  | { kind: 'text'; max: number; required?: true }
  | { kind: 'lines'; max: number }
  | { kind: 'number' }
  /** A time of day; empty for none. */
  | { kind: 'time' }
  | { kind: 'timeZone' }
  | { kind: 'choice'; values: readonly Value[]; nameOf: (value: Value) => string; wide?: true }
  /** Drawn by a part of the form, or of another page, that is made for it. */
  | { kind: 'own'; wide?: true }

/**
 * A setting is one row of a table: what may be set, what a festival begins with, how forms ask for it, and its words. The
 * calls, the forms and the audit log are made of `FESTIVAL_SETTINGS`, `PAYROLL_SETTINGS` and `PLAN_SETTINGS`, in the
 * `contract.ts` of each. A new one needs a row there, its column (`migrations`, `schema.ts`), and what goes by it.
 */
export type Setting = {
  schema: z.ZodType
  /** How it is answered, where that is not how it is set. */
  answer?: z.ZodType
  /** Left out where whoever makes a festival must say it. */
  default?: unknown
  /** The card of the form that has it. */
  section?: string
  field: SettingField
  words: {
    label?: string
    hint?: string
    /** Beside a value that may not be set. */
    problem?: string
    /** Its name in the audit log. */
    audit: string
  }
}
export type Settings = Readonly<Record<string, Setting>>

/** A field that offers these values; another one that is set is offered, too. */
export const choice = <const V extends Value>(values: readonly V[], nameOf: (value: V) => string) => ({
  kind: 'choice' as const,
  values,
  nameOf: nameOf as (value: Value) => string,
})

const each = (settings: Settings, make: (setting: Setting) => unknown) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, make(setting)]))

export const namesOf = <S extends Settings>(settings: S) => Object.keys(settings) as (keyof S & string)[]

/** What may be set, as the shape of a schema. */
export const inputsOf = <S extends Settings>(settings: S) =>
  each(settings, ({ schema }) => schema) as { [Name in keyof S]: S[Name]['schema'] }

/** What is answered, as the shape of a schema. */
export const answersOf = <S extends Settings>(settings: S) =>
  each(settings, ({ schema, answer }) => answer ?? schema) as {
    [Name in keyof S]: S[Name] extends { answer: infer Answer } ? Answer : S[Name]['schema']
  }

type WithDefault<S extends Settings> = {
  [Name in keyof S as S[Name] extends { default: unknown } ? Name : never]: z.output<S[Name]['schema']>
}

/** What a festival begins with. */
export const defaultsOf = <S extends Settings>(settings: S) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]) =>
      'default' in setting ? [[name, setting.default]] : [],
    ),
  ) as WithDefault<S>

/** The names of settings in the audit log. */
export const auditWordsOf = (settings: Settings) =>
  each(settings, ({ words }) => words.audit) as Record<string, string>
