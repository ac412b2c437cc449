import { expectAccessible } from '../support/accessible.ts'
import { cardOf, EMPLOYEES, menuOf } from '../support/employees.ts'
import { newName, openAs, openOffice, test, withoutLive } from '../support/office.ts'
import { pictureAt, redAndBlue } from '../support/pictures.ts'
import { expect } from '../support/test.ts'
import { typeAndEscape } from '../support/type-and-escape.ts'

test('a lead cannot edit a manager, sees pay rates, resets passwords of lower levels, and uses My Account', async ({
  page,
  visit,
  arrive,
  office,
}) => {
  const name = newName()
  await office.hire(name, { positions: 2 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs({ page, visit }, 'lead', `${EMPLOYEES}?q=voss`)
  await menuOf(page, 'Mara Voss')
  for (const action of ['Edit Of your level or above', 'Edit Photo'])
    await expect(page.getByRole('menuitem', { name: action })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nobody is called this')
  await expect(page.getByText('No employee fits these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(EMPLOYEES)
  await page.getByRole('searchbox').fill(name)
  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const window = page.getByRole('dialog', { name: `Edit Ash ${name}` })
  await expect(window.getByRole('region', { name: 'Positions' }).getByRole('listitem')).toHaveText([
    /\$15\.50$/,
    /\$15\.50$/,
  ])
  for (const label of ['Paychex ID', 'Access Level', 'Payrate'])
    await expect(window.getByLabel(label)).toHaveCount(0)
  await window.getByLabel('Phone', { exact: true }).fill('  555-0123 ')
  await window.getByLabel('Email').fill('nobody')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Please enter an email address, or leave this empty.')).toBeVisible()
  await window.getByLabel('Email').fill('')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Saved.')).toBeVisible()
  await expect(window.getByLabel('Phone', { exact: true })).toHaveValue('555-0123')
  await expectAccessible(page)

  await window.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click()
  const shown = page.getByRole('alertdialog', { name: `The new password of Ash ${name}` })
  await expect(shown).toContainText(`ash${name.toLowerCase()}`)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Copy' }).click()
  await expect(shown.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`ash${name.toLowerCase()}`)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText(`ash${name.toLowerCase()}`, { exact: true })).toHaveCount(0)

  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Event' }).selectOption('Backstage')
  await page.getByRole('combobox', { name: 'Position' }).selectOption('Stage Manager')
  await page.getByRole('searchbox').fill('lena')
  await menuOf(page, 'Lena Crow')
  await page.getByRole('menuitem', { name: 'Edit In My Account' }).click()
  await arrive('/employee/myaccount')
})

test('unsaved changes survive Escape and outside clicks, and the optimistic lock refuses a stale save; seasons before Nightshift count for the jacket, and the list of jackets prints without the menus', async ({
  page,
  visit,
  playwright,
}) => {
  const office = await openOffice(playwright, 'admin')
  const name = newName()
  const { id } = await office.hire(name)
  const veteran = newName()
  await office.scan((await office.hire(veteran)).id)
  await openAs({ page, visit }, 'manager', `${EMPLOYEES}?q=${name}`)
  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const window = page.getByRole('dialog')
  await typeAndEscape(window.getByLabel('Middle'), 'Lee')
  const question = page.getByRole('alertdialog', { name: 'You have changes that are not saved.' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(window.getByLabel('Middle')).toHaveValue('Lee')

  await office.change(id, { phone: '555-0142' })
  await window.getByRole('button', { name: 'Save' }).click()
  const failure = page.getByRole('alertdialog', { name: 'Something went wrong' })
  await expect(failure).toContainText('Somebody else changed this meanwhile. Please look again.')
  await failure.getByRole('button', { name: 'Okay' }).click()
  await expect(window.getByLabel('Phone', { exact: true })).toHaveValue('555-0142')
  await page.mouse.click(4, 400)
  await expect(window.getByLabel('Middle')).toHaveValue('Lee')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Saved.')).toBeVisible()

  await window.getByLabel('Username').fill('lead')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(failure).toContainText('This username is taken. Please choose another one.')
  await failure.getByRole('button', { name: 'Okay' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(window).toHaveCount(0)
  await expect(cardOf(page, `Ash Lee ${name}`)).toBeVisible()

  await page.getByRole('searchbox').fill(veteran)
  const card = cardOf(page, `Ash ${veteran}`)
  await expect(card).toContainText('1st season')
  await menuOf(page, `Ash ${veteran}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await window.getByLabel('Seasons before Nightshift').fill('')
  await window.getByLabel('May come back').uncheck()
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('A whole number from 0 to 80.')).toBeVisible()
  await window.getByLabel('Seasons before Nightshift').fill('4')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toContainText('5th season')
  await card.getByRole('button', { name: 'Details' }).click()
  await expect(card).toContainText('May come backNo')

  await page.getByRole('link', { name: 'Jackets' }).click()
  const row = page.getByRole('row').filter({ hasText: veteran })
  await expect(row).toContainText(/\d{4} and 4 before Nightshift5\d{4}New this year/)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(row).toBeVisible()
  await office.close()
})

test('failures show a message; an administrator sets an access level, and sets and removes a photo', async ({
  page,
  visit,
  office,
  consoleErrors,
}) => {
  const name = newName()
  await office.hire(name)
  await withoutLive(page)
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 500 }))
  await openAs({ page, visit }, 'admin', `${EMPLOYEES}?q=${name}`)
  const failure = page.getByRole('alertdialog', { name: 'Something went wrong' })
  const expectFailure = async (what: string) => {
    await expect(failure).toContainText(`Unable to ${what}. Please refresh the page or try again later.`)
    await failure.getByRole('button', { name: 'Okay' }).click()
  }
  await expectFailure('load users')
  await page.unroute('**/api/users?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const window = page.getByRole('dialog')
  await expect(window.getByLabel('First')).toHaveValue('Ash')

  await page.route(/\/api\/users\/[^?]+$/, (route) => route.fulfill({ status: 500 }))
  const press = async (name: string) => {
    await window.getByRole('button', { name }).click()
    const question = page.getByRole('alertdialog').getByRole('button', { name })
    if (name !== 'Save' && name !== 'Add Position') await question.click()
  }
  await window.getByLabel('Middle').fill('Lee')
  await press('Save')
  await expectFailure('save employee')
  await window.getByRole('combobox', { name: 'Position' }).selectOption('Bartender')
  await press('Add Position')
  await expectFailure('add position')
  await press('Reset Password')
  await expectFailure('reset password')
  await press('Deactivate')
  await expectFailure('deactivate employee')
  await expect(window.getByLabel('Middle')).toHaveValue('Lee')
  expect(consoleErrors.splice(0).every((complaint) => complaint.includes('ApiError'))).toBe(true)

  await page.unroute(/\/api\/users\/[^?]+$/)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(window).toHaveCount(0)

  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await window.getByLabel('Access Level').selectOption('1 – Lead')
  await window.getByLabel('Paychex ID').fill('4711')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Actions for Ash ${name}` })).toBeFocused()
  const ours = cardOf(page, `Ash ${name}`)
  await ours.getByRole('button', { name: 'Details' }).click()
  await expect(ours.getByRole('region')).toContainText(/1 – Lead.*4711/)

  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Edit Photo' }).click()
  await page.locator('input[type=file]').setInputFiles(redAndBlue(300, 300))
  await page.getByRole('button', { name: 'Use Picture' }).click()
  const photo = ours.getByRole('img', { name: `Photo of Ash ${name}`, exact: true })
  await expect(photo).toBeVisible()
  const address = (await photo.getAttribute('src'))!
  expect(await pictureAt(page, address)).toMatchObject({ type: 'image/jpeg', width: 250, height: 250 })

  await menuOf(page, `Ash ${name}`)
  await page.getByRole('menuitem', { name: 'Edit Photo' }).click()
  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Photo' }).click()
  await expect(ours.getByRole('img', { name: `No photo of Ash ${name} yet` })).toBeVisible()
})
