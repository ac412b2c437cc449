import styles from './dialog.module.css'

type Props = { label: string; primary?: boolean } & ({ onClick: () => void } | { submit: true })

export const DialogButton = ({ label, primary, ...does }: Props) => (
  <button
    type={'submit' in does ? 'submit' : 'button'}
    className={primary ? styles.primary : styles.secondary}
    onClick={'onClick' in does ? does.onClick : undefined}
  >
    {label}
  </button>
)
