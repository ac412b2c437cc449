import { Input, Radio } from '@mantine/core'
import { type NoticeSection, SEVERITIES } from '@nightshift/shared/site/site-content/sections/notice'
import { useId } from 'react'
import sales from '../sales.module.css'
import styles from './notice.module.css'
import { NOTICE_EDITOR } from './notice.texts.ts'
import { NoticeSample } from './notice-sample.tsx'

type Severity = NoticeSection['severity']
type Props = { value: Severity; onChange: (severity: Severity) => void }

/** How urgent a notice is, with a sample of each look. */
export function SeverityField({ value, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className={sales.fieldset}>
      <Input.Label component="legend">{NOTICE_EDITOR.severity}</Input.Label>
      <div className={styles.severities}>
        {SEVERITIES.map((severity) => {
          const { label, example } = NOTICE_EDITOR.severities[severity]
          return (
            <div key={severity} className={styles.severity}>
              <Radio
                classNames={{ body: sales.choice }}
                name={id}
                label={label}
                checked={value === severity}
                onChange={() => onChange(severity)}
              />
              <NoticeSample kind={severity}>{example}</NoticeSample>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
