import { DialogButton } from '@nightshift/ui/dialogs/dialog-button.tsx'
import styles from './checkout-frame.module.css'
import { TICKETS } from './tickets.texts.ts'

export const CheckoutFrame = ({ src, onClose }: { src: string; onClose: () => void }) => (
  <div className={styles.checkout}>
    <iframe className={styles.frame} src={src} title={TICKETS.frame} />
    <DialogButton label={TICKETS.close} onClick={onClose} />
  </div>
)
