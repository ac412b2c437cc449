import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newName, test } from '../support/office.ts'
import { jpegSize, pictureAt, redAndBlue, sideways } from '../support/pictures.ts'
import { fillLoginOf, signInOf } from '../support/sign-in.ts'
import { expect } from '../support/test.ts'

const EVERYWHERE = ['left', 'right', 'top', 'bottom']
const button = (page: Page, name: string) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Pass Photo' })
const frame = (page: Page) => page.getByRole('application', { name: 'Part of the picture that is kept' })

/** The photo that is on the page once the dialog is gone. */
async function photoAfterUse(page: Page) {
  await button(page, 'Use Picture').click()
  await expect(dialog(page)).toHaveCount(0)
  const photo = page.getByRole('img', { name: /^Photo of Piotr / })
  await expect(photo).toBeVisible()
  return pictureAt(page, (await photo.getAttribute('src'))!)
}

async function dismissAlert(page: Page, text: string) {
  const message = page.getByRole('alertdialog').filter({ hasText: text })
  await message.getByRole('button', { name: 'Okay' }).click()
  await expect(message).toHaveCount(0)
}

/** Replaces the camera by a red wall, so that a story knows what a photo shows. */
const paintCamera = () => {
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')!
    setInterval(() => {
      context.fillStyle = 'rgb(200 30 30)'
      context.fillRect(0, 0, 640, 480)
    }, 50)
    const stream = canvas.captureStream(10)
    Object.assign(window, { stream })
    return stream
  }
}

test('an employee crops a pass photo with the keyboard, with the mouse and from the camera, upright as it was taken; a refused one stays in the crop dialog; a new username and password sign in', async ({
  page,
  visit,
  arrive,
  office,
  consoleErrors,
}) => {
  const lastName = newName()
  const { username } = await office.hire(lastName, { firstName: 'Piotr', positions: 0 })
  const another = `${username}-z`
  await page.addInitScript(paintCamera)
  await signInOf(page, username, `piotr${lastName}`.toLowerCase())
  await visit('/employee/myaccount')
  await expect(page.getByRole('img', { name: `No photo of Piotr ${lastName} yet` })).toBeVisible()
  // Saving a photo keeps the unsaved fields.
  await page.getByLabel('Middle').fill('K')
  await page.getByLabel('Username').fill(another)
  await page.getByLabel('Last').fill('   ')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last')).toHaveAccessibleDescription('Please fill this in.')
  await expectAccessible(page)
  await page.getByLabel('Last').fill(lastName)

  // The listener is registered before the key is pressed: the file chooser event is not replayed.
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Choose Pass Photo').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(button(page, 'Choose a File')).toBeFocused()
  await page.keyboard.press('Enter')
  // Larger than what is cropped.
  await (await chooser).setFiles(redAndBlue(1700, 500))
  await expect(frame(page)).toBeFocused()
  await expectAccessible(page)
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  for (let times = 0; times < 12; times++) await page.keyboard.press('+')
  await page.keyboard.press('-')
  await expect(zoom).toHaveAttribute('aria-valuetext', '210 %')
  for (let times = 0; times < 30; times++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(zoom).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveAttribute('aria-valuetext', '215 %')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Use Picture')).toBeFocused()
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await page.keyboard.press('Enter')
  const failure = page.getByRole('alertdialog', { name: 'Something went wrong' })
  await expect(failure).toContainText(
    'Unable to update pass photo. Please refresh the page or try again later.',
  )
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await page.keyboard.press('Escape')
  await expect(failure).toHaveCount(0)
  await expect(button(page, 'Use Picture')).toBeFocused()
  await page.unroute('**/api/users/*')
  const patched = page.waitForRequest((request) => request.method() === 'PATCH')
  expect(await photoAfterUse(page)).toEqual({
    type: 'image/jpeg',
    width: 250,
    height: 250,
    red: EVERYWHERE,
  })
  await expect(button(page, 'Choose Pass Photo')).toBeFocused()
  const sent = jpegSize((await patched).postDataJSON().photo)
  expect(sent).toMatchObject({ width: 250, height: 250 })
  expect(sent.bytes).toBeLessThan(512 * 1024)
  await button(page, 'Save').click()
  await dismissAlert(page, 'Your account has been updated.')
  await expect(button(page, 'Save')).toBeFocused()
  await expect(page.getByLabel('Middle')).toHaveValue('K')
  await expect(button(page, `Account of ${another}`)).toBeVisible()

  // A file that is no picture, then one that the mouse moves.
  await button(page, 'Choose Pass Photo').click()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(dialog(page).getByRole('alert')).toContainText('This file cannot be opened as a picture.')
  await expectAccessible(page)
  await file.setInputFiles(await sideways(page))
  await expect(frame(page)).toBeFocused()
  await frame(page).hover()
  await page.mouse.wheel(0, -400)
  await expect(zoom).not.toHaveValue('1')
  await page.mouse.down()
  await page.mouse.move(640, 1200, { steps: 4 })
  await page.mouse.up()
  expect((await photoAfterUse(page)).red).toEqual(EVERYWHERE)

  // On a dark phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await button(page, 'Choose Pass Photo').click()
  await button(page, 'Use the Camera').click()
  await expect(button(page, 'Take Picture')).toBeEnabled()
  await expectAccessible(page)
  await button(page, 'Take Picture').click()
  await expect(frame(page)).toBeFocused()
  const tracks = await page.evaluate(() =>
    (window as unknown as { stream: MediaStream }).stream.getTracks().map(({ readyState }) => readyState),
  )
  expect(tracks).toEqual(['ended'])
  await expectAccessible(page)
  const { width, height } = (await frame(page).boundingBox())!
  expect(Math.abs(width - height)).toBeLessThan(1)
  expect(width).toBeGreaterThan(200)
  await expect(button(page, 'Use Picture')).toBeInViewport()
  for (const name of ['Use Picture', 'Choose Another'])
    expect((await button(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect((await photoAfterUse(page)).red).toEqual(EVERYWHERE)

  await button(page, 'Change Password').click()
  await page.getByLabel('New Password', { exact: true }).fill('lanterns at dusk')
  await page.getByLabel('Repeat New Password').fill('lanterns at dusk')
  await expectAccessible(page)
  await button(page, 'Set Password').click()
  await dismissAlert(page, 'Your password has been updated.')
  await button(page, `Account of ${another}`).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await fillLoginOf(page, another, 'lanternsatdusk')
  await arrive('/employee')
})
