import styles from './dialog.module.css'

type Props = { label: string; primary?: boolean; onClick: () => void }

export const DialogButton = ({ label, primary, onClick }: Props) => (
  <button type="button" className={primary ? styles.primary : styles.secondary} onClick={onClick}>
    {label}
  </button>
)
