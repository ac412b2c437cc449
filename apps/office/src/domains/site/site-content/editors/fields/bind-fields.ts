import type { EditorProps } from '../../editor-props.ts'

type ProblemAt = EditorProps<'faq'>['problemAt']

/** What an input needs of one field. The name is the path of the field in its section. */
export type Bound<Value> = {
  name: string
  value: Value
  problem?: string
  onChange: (value: Value) => void
}

/** Binds the fields of an object to inputs. The path is that of the object in its section. */
export const bindFields =
  <Fields extends object>(
    value: Fields,
    onChange: (value: Fields) => void,
    problemAt: ProblemAt,
    path?: string,
  ) =>
  <Key extends keyof Fields & string>(key: Key): Bound<Fields[Key]> => {
    const name = path ? `${path}.${key}` : key
    return {
      name,
      value: value[key],
      problem: problemAt(name),
      onChange: (changed) => onChange({ ...value, [key]: changed }),
    }
  }

/** Whether one of the fields of an entry has a problem. */
export function hasProblem(problemAt: ProblemAt, path: string, value: unknown): boolean {
  if (problemAt(path)) return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).some(([key, part]) => hasProblem(problemAt, `${path}.${key}`, part))
}
