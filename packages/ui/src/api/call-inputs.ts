import type { Call } from '@nightshift/shared/calls'
import type { z } from 'zod'

/** A call that a client can make: pictures and streams are loaded otherwise. */
export type AnsweredCall = Call & { readonly answer: z.ZodType }

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOf<C extends Call> = [NamesIn<C['path']>] extends [never]
  ? unknown
  : { params: Record<NamesIn<C['path']>, string | number> }

/** Filters are objects here, and JSON in the address. */
type Query<Sent> = { [Name in keyof Sent]: Name extends 'filter' | 'where' ? object : string | number }

type QueryOf<C extends Call> = C extends { query: infer Schema }
  ? { query?: Query<z.input<Schema>> }
  : unknown

type BodyOf<C extends Call> = C extends { body: infer Schema }
  ? undefined extends z.input<Schema>
    ? { body?: z.input<Schema> }
    : { body: z.input<Schema> }
  : unknown

/** What the address of a call takes. */
export type AddressInputs<C extends Call> = ParamsOf<C> & QueryOf<C>

/** What a call takes. */
export type CallInputs<C extends Call> = AddressInputs<C> &
  BodyOf<C> & { headers?: Record<string, string>; signal?: AbortSignal }

/** A parameter that may be left out if nothing in it is required. */
export type OptionalIfEmpty<Inputs> = Partial<Inputs> extends Inputs ? [inputs?: Inputs] : [inputs: Inputs]
