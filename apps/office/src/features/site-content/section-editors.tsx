import { TextInput } from '@mantine/core'
import { nearestLabel } from '@nightshift/shared/site-content/changes/field-labels'
import type { SectionName } from '@nightshift/shared/site-content/content'
import type { ComponentType } from 'react'
import type { EditorProps } from './editor-props.ts'

export type AnyEditor = ComponentType<EditorProps<SectionName>>
type Editors = { [Name in SectionName]: ComponentType<EditorProps<Name>> }

/** PLACEHOLDER until the forms of the sections are merged: a text input for each text. */
const textsOnly = <Name extends SectionName>(section: Name) =>
  function TextsOnly({ value, onChange, problemAt }: EditorProps<Name>) {
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        {textsOf(value, []).map(({ path, text }) => (
          <TextInput
            key={path.join('.')}
            name={path.join('.')}
            label={nearestLabel(section, path.join('.'))}
            value={text}
            error={problemAt(path.join('.'))}
            onChange={({ currentTarget }) =>
              onChange(replaceText(value, path, currentTarget.value) as typeof value)
            }
          />
        ))}
      </div>
    )
  }

type Text = { path: string[]; text: string }

function textsOf(value: unknown, path: string[]): Text[] {
  if (typeof value === 'string') return path.at(-1) === 'id' ? [] : [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]))
}

function replaceText(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = replaceText(copy[key], rest, text)
  return copy
}

/** The form of each section. */
export const SECTION_EDITORS: Editors = {
  attractions: textsOnly('attractions'),
  tickets: textsOnly('tickets'),
  nights: textsOnly('nights'),
  faq: textsOnly('faq'),
  directions: textsOnly('directions'),
  partners: textsOnly('partners'),
  jobs: textsOnly('jobs'),
  policies: textsOnly('policies'),
  news: textsOnly('news'),
  notice: textsOnly('notice'),
  look: textsOnly('look'),
}
