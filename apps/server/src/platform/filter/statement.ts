import type { Entity, Viewer } from './entity.ts'
import type { Field } from './fields.ts'
import type { Piece } from './render.ts'

/** A statement builder: its bound values, and the steps (CTEs) that the final select reads. */
export class Statement {
  readonly viewer: Viewer
  readonly values: unknown[] = []
  readonly steps: string[] = []
  /** How many conditions the caller has set so far, those of relations included. */
  conditions = 0
  private readonly own = new Map<Entity, string | undefined>()

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  /** The type is always written out, so that PostgreSQL has nothing to guess and nothing to refuse. */
  bind(value: unknown, type: string) {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }

  /** Adds a step and answers its name. Each is worked out once, however many rows refer to it. */
  step(body: string) {
    const name = `step${this.steps.length + 1}`
    this.steps.push(`${name} as materialized (${body})`)
    return name
  }

  /** The rows of an entity that exist for the viewer, as a condition. */
  scope(entity: Entity) {
    return this.condition(entity.scope(this.viewer))
  }

  /** A field as the viewer sees it. */
  seen(entity: Entity, field: Field): Field {
    if (!field.ownOnly) return field
    if (!this.own.has(entity)) this.own.set(entity, this.condition(entity.own(this.viewer)))
    const own = this.own.get(entity)
    if (!own) return field
    const when = (value: string, otherwise: string) => `case when ${own} then ${value} else ${otherwise} end`
    return { ...field, sql: when(field.sql, 'null'), json: when(field.json, `'null'`) }
  }

  private condition(piece: Piece | undefined) {
    if (!piece) return undefined
    const text = piece.texts.reduce((before, after, index) => {
      this.values.push(piece.values[index - 1])
      return `${before}$${this.values.length}${after}`
    })
    // Parenthesised: an OR inside must not bypass the scope.
    return `(${text})`
  }

  text(select: string) {
    return this.steps.length ? `with ${this.steps.join(',\n')}\n${select}` : select
  }
}
