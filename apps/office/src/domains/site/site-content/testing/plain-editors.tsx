import type { EditorProps } from '../editor-props.ts'

type Props = { label: string; value: string; problem: string | undefined; onChange: (value: string) => void }

const Field = ({ label, value, problem, onChange }: Props) => (
  <>
    <label>
      {label}
      <input
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`problem-${label}`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
    <span id={`problem-${label}`}>{problem}</span>
  </>
)

/** Editors with one field each, for tests of what is around them. */
export const PLAIN_EDITORS = {
  faq: ({ value, onChange, problemAt }: EditorProps<'faq'>) => (
    <Field
      label="Title"
      value={value.title}
      problem={problemAt('title')}
      onChange={(title) => onChange({ ...value, title })}
    />
  ),
  tickets: ({ value, onChange, problemAt }: EditorProps<'tickets'>) => {
    const [first, ...others] = value.list
    return (
      <Field
        label="Price"
        value={first!.price}
        problem={problemAt('list.0.price')}
        onChange={(price) => onChange({ ...value, list: [{ ...first!, price }, ...others] })}
      />
    )
  },
  policies: () => null,
}
