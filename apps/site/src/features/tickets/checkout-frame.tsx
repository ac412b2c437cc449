import { DialogButton } from '@nightshift/ui/dialogs/dialog-button.tsx'
import type { SyntheticEvent } from 'react'
import styles from './checkout-frame.module.css'
import { TICKETS } from './tickets.texts.ts'

export function CheckoutFrame({ src, onClose }: { src: string; onClose: () => void }) {
  // A key that is pressed in the frame, a page of this origin, does not reach the dialog.
  const closeOnEscape = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) =>
    frame.contentWindow?.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
  return (
    <div className={styles.checkout}>
      <iframe className={styles.frame} src={src} title={TICKETS.frame} onLoad={closeOnEscape} />
      <DialogButton label={TICKETS.close} onClick={onClose} />
    </div>
  )
}
