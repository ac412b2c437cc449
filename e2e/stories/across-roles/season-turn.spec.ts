import { readFile } from 'node:fs/promises'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { expectAccessible } from '../../support/accessible.ts'
import { enterCode, status } from '../../support/kiosk.ts'
import { overflowOf } from '../../support/overflow.ts'
import { chooseFestival, fillLogin } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const KWAME = { name: 'Kwame Asante', fullName: 'Kwame D Asante', username: 'kasante' }

// On its own server: all other stories rely on the season 2024.
test('a turn of the year: close, open, invite, apply by link, hire again, scan the old badge, export', async ({
  browser,
  page: office,
  visit,
}) => {
  test.setTimeout(150_000)
  const product = await launchProduct()
  const at = (path: string) => `http://localhost:${product.port}${path}`
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  try {
    await visit(at('/employee/admin/general/season'))
    await fillLogin(office, 'admin')
    await chooseFestival(office, 'Dreadmoor Haunted Hayride')
    const filter = JSON.stringify({
      where: { username: KWAME.username },
      include: [{ relation: 'positions' }, { relation: 'userPositions' }],
    })
    const [kwame] = await (await office.request.get(at('/api/users'), { params: { filter } })).json()

    // Close: every line that is not settled needs a reason.
    await office.getByRole('link', { name: 'Close the season…' }).click()
    await expect(office.getByRole('heading', { name: 'Close season 2024' })).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Show what will happen' }).click()
    const reasons = office.getByLabel('Close without this because')
    await expect(reasons.first()).toBeFocused()
    for (const reason of await reasons.all()) await reason.fill('Settled on paper.')
    await expect(office.getByRole('checkbox', { name: KWAME.name })).toBeChecked()
    await expect(office.getByRole('checkbox', { name: 'Lena Crow' })).not.toBeChecked()
    await office.getByRole('button', { name: 'Show what will happen' }).click()
    await expect(office.getByRole('heading', { name: 'This will happen' })).toBeVisible()
    await office.getByRole('button', { name: 'Close season 2024' }).click()
    await expect(office.getByText('Closed on').first()).toBeVisible({ timeout: 60_000 })
    await expect(office.getByText(/nightshift-\d{4}-\S+\.backup\.gz/)).toBeVisible()
    await expectAccessible(office)

    // Open the next: the same weekends, rates raised, two switches on.
    await office.getByRole('link', { name: 'Open the next season…' }).click()
    await expect(office.getByText(/September 12/).first()).toBeVisible()
    await office.getByLabel('Raise in percent').fill('4')
    await office.getByRole('switch', { name: 'Public site' }).check()
    await office.getByRole('switch', { name: 'Applications' }).check()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Open the season' }).click()
    await expect(office.getByText('Season 2025').first()).toBeVisible()

    // Invite: a CSV with a personal link, whose token no request carries in its address.
    const tab = (name: string) =>
      office.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
    await tab('Employees')
    await office.getByRole('link', { name: 'Invite crew' }).click()
    await office.getByRole('checkbox', { name: `Invite ${KWAME.name}` }).check()
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Export links' }).click(),
    ])
    await expectAccessible(office)
    const [head, line = ''] = (await readFile((await download.path())!, 'utf8')).split('\r\n')
    expect(head).toBe('\uFEFFFirst name,Last name,Email,Phone,Link')
    const [firstName = '', lastName = '', email = '', , link = ''] = line.split(',')
    expect(`${firstName} ${lastName}`).toBe(KWAME.name)

    // Apply by link: nothing is shown before the contact was typed.
    const requests: string[] = []
    phone.on('request', (request) => requests.push(request.url()))
    await phone.goto(link)
    const contact = phone.getByLabel('Your email or phone')
    await expect(contact).toBeVisible()
    await expect(phone).toHaveURL(/\/apply\/1$/)
    expect(await phone.content()).not.toContain(email)
    expect(await overflowOf(phone)).toBe(0)
    await expectAccessible(phone)
    await contact.fill('somebody.else@example.com')
    await phone.keyboard.press('Enter')
    await expect(phone.getByText('This does not fit the link')).toBeVisible()
    await contact.fill(email.toUpperCase())
    await phone.keyboard.press('Enter')
    await expect(phone.getByText('We filled in what we know')).toBeFocused()
    await expect(phone.getByLabel('First name')).toHaveValue(firstName)
    // What a reload must not lose: the answers are a draft, the link is kept in the tab.
    await phone.reload()
    await expect(phone.getByLabel('Email')).toHaveValue(email)
    for (const [label, value] of Object.entries(ADDRESS)) await phone.getByLabel(label).fill(value)
    await phone.getByLabel('Position').selectOption('BOG ACTOR')
    await phone.getByRole('button', { name: 'Submit application' }).click()
    await phone.getByRole('button', { name: 'Confirm' }).click()
    const thanks = phone.getByRole('alertdialog', { name: 'Thank you!' })
    await thanks.getByRole('button', { name: 'Okay' }).click()
    await phone.waitForURL((url) => url.pathname === '/')
    expect(requests.filter((url) => url.includes(link.split('=')[1]!))).toEqual([])

    // Hire again: the same account, with the phone number of the application.
    await tab('Applications')
    const card = office.getByRole('article', { name: KWAME.fullName })
    await expect(card.getByText(`Known: ${KWAME.name}`)).toBeVisible()
    await office.getByRole('button', { name: `Actions for ${KWAME.fullName}` }).click()
    await office.getByRole('menuitem', { name: 'Hire', exact: true }).click()
    const hire = office.getByRole('dialog', { name: 'Hire Applicant' })
    await expect(hire.getByRole('radio', { name: `Hire again: ${KWAME.name}` })).toBeChecked()
    await expectAccessible(office)
    await hire.getByRole('button', { name: 'Hire', exact: true }).click()
    await expect(office.getByText(`is hired again and signs in as ${KWAME.username}`)).toBeVisible()

    // The badge of last year clocks in.
    await phone.goto(at('/scanner'))
    await enterCode(phone, badgeCodeOf(kwame.id))
    await phone.getByRole('radio', { name: 'The Bog - Bog Actor' }).check()
    await phone.getByRole('button', { name: 'Okay' }).click()
    await expect(status(phone, 'Clocked In')).toBeVisible()

    // Export: the shift of the new season, at the raised rate.
    const [entry] = await (
      await office.request.get(at('/api/timeclock'), {
        params: { filter: JSON.stringify({ where: { userId: kwame.id, endTime: null } }) },
      })
    ).json()
    const startTime = new Date(Date.now() - 4 * 3_600_000).toISOString()
    const endTime = new Date().toISOString()
    await office.request.patch(at(`/api/timeclock/${entry.id}`), { data: { startTime, endTime } })
    await office.goto(at(`/employee/admin/timesheets?q=${KWAME.name.split(' ')[1]}`))
    await expect(office.getByRole('row').filter({ hasText: KWAME.name })).toBeVisible()
    await office.getByRole('button', { name: 'Paychex Export' }).click()
    const dialog = office.getByRole('dialog', { name: 'Paychex Export' })
    // The season was closed without this review, but the export waits for it.
    await dialog.getByRole('button', { name: /11\/2\/2024 .* No clock-out/ }).click()
    await office
      .getByRole('dialog', { name: 'Edit time entry' })
      .getByRole('button', { name: 'Looks right' })
      .click()
    const [csv] = await Promise.all([
      office.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ])
    const rows = (await readFile((await csv.path())!, 'utf8')).split('\r\n')
    expect(rows.filter((row) => row.includes(KWAME.name))).toEqual([
      expect.stringContaining(`,4.00,${raised(kwame).toFixed(2)},0.00,0.00`),
    ])
  } finally {
    await context.close()
    // After an export, the page asks its server for more.
    await office.goto('about:blank')
    await product.stop()
  }
})

type Holder = {
  positions: { id: number; name: string }[]
  userPositions: { positionId: number; payrate: number }[]
}

/** The rate as a bog actor, 4 percent more, to the nearest quarter dollar. */
function raised({ positions, userPositions }: Holder) {
  const bogActor = positions.find(({ name }) => name === 'Bog Actor')!
  const { payrate } = userPositions.find(({ positionId }) => positionId === bogActor.id)!
  return Math.round(payrate * 1.04 * 4) / 4
}

const ADDRESS = {
  'Street address': '13 Gallows Lane',
  City: 'Millbrook',
  State: 'NY',
  'Zip code': '12545',
  Phone: '845-555-0123',
}
