/** What keeps a device from being set up as a kiosk. */
export type Obstacle = 'insecure' | 'homeScreen' | 'noStorage'

type Device = {
  isSecure: boolean
  userAgent: string
  touchPoints: number
  installed: boolean
  hasStorage: boolean
}

/** An iPad calls itself a Macintosh, and is known by its touch screen. */
const isApple = ({ userAgent, touchPoints }: Device) =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/**
 * Without https a browser has neither a service worker nor hashes. Safari on iOS keeps the storage of a page in a tab for
 * a week only, and apart from that of the page on the home screen.
 */
export function obstacleOf(device: Device): Obstacle | undefined {
  if (!device.isSecure) return 'insecure'
  if (isApple(device) && !device.installed) return 'homeScreen'
  return device.hasStorage ? undefined : 'noStorage'
}

export const thisDevice = (hasStorage: boolean): Device => ({
  isSecure: isSecureContext,
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  installed: matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
  hasStorage,
})
