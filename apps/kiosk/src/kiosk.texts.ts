export const KIOSK = {
  title: 'Scanner',
  heading: 'Clock in or out with your badge',
  start: 'Start Scanning',
  stop: 'Stop',
  scanning: 'Scanning...',
  hint: 'Hold your badge up to the camera.',
  offlineHint: 'Keep your badge in view: it is tried again when the connection is back.',
  checking: 'Checking...',
  clockedIn: 'Clocked In',
  clockedOut: 'Clocked Out',
  // Shown for 3 seconds, so the required action comes first.
  closedForgotten:
    'You are in again. Going home? Scan once more. ' +
    'You never clocked out of your last shift. It was closed, and a manager will check it.',
  error: 'ERROR',
  cancelled: 'Cancelled',
  cancelledHint: 'Nothing was changed.',
  unreachable: 'Unable to clock in/out. Please refresh the page or try again later.',
  name: (firstName: string, lastInitial: string) =>
    lastInitial ? `${firstName} ${lastInitial}.` : firstName,
  offline: 'Offline. Badges cannot be scanned until the connection is back.',
  sound: { on: 'Sound on', off: 'Sound off' },
  camera: {
    label: 'What the camera sees',
    starting: 'Starting the camera...',
    refused: 'The camera may not be used. Please allow it in the browser’s settings for this page.',
    absent: 'No camera was found. Please connect one, or use a hand-held scanner.',
    broken: 'The camera cannot be started. Another app may be using it: please close it there.',
    insecure: 'The browser hides the camera, because this page was not opened with https.',
    unreadable: 'The badge reader could not be loaded. Please check the connection.',
    retry: 'Try Again',
  },
  code: { open: 'Enter code', label: 'Badge code', send: 'Clock In / Out', close: 'Close' },
  keypad: 'Keypad',
  erase: 'Erase',
}
